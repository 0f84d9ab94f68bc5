import '../../styles/chat-toast.css'
import { SeatMark } from '@eldertable/board-kit'
import { useEffect, useState } from 'preact/compat'
import type { MatchOnScreen } from '../../session/session.ts'

/** Milliseconds for which a line of the chat is shown to who does not look there. */
const SHOWN = 9_000

/** The latest line of the chat, for a breath, where one looks. Pressing it opens the chat. */
export function ChatToast({
  table,
  unread,
  onOpen,
}: {
  table: MatchOnScreen
  unread: number
  onOpen: () => void
}) {
  const latest = table.chat?.at(-1)
  const n = latest?.n ?? -1
  // What was said before one came is counted at the chat, and not shown.
  const [read, setRead] = useState(n)
  const isNews = n > read && unread > 0 && (latest?.seat === null || latest?.seat !== table.reader)
  useEffect(() => {
    if (!isNews) return
    const timer = setTimeout(() => setRead(n), SHOWN)
    return () => clearTimeout(timer)
  }, [isNews, n])
  if (!isNews || latest === undefined) return null
  return (
    <button type="button" className="strip chat-toast" onClick={onOpen}>
      {latest.seat === null ? null : <SeatMark seat={latest.seat} size={22} />}
      <span>
        <b>{latest.name}</b> {latest.text}
      </span>
    </button>
  )
}
