import { useEffect, useState } from 'preact/compat'
import type { MatchOnScreen } from '../../session/session.ts'
import { lastVisit, noteVisit } from '../../session/visits.ts'

/** How many lines of the chat others have said since it was last open, at this visit or an earlier one. */
export function useUnread({ id, chat, reader }: MatchOnScreen, isOpen: boolean): number {
  const [read, setRead] = useState(() => lastVisit(id).line ?? -1)
  const latest = chat?.at(-1)?.n ?? -1
  useEffect(() => {
    if (!isOpen || latest <= read) return
    setRead(latest)
    noteVisit(id, { line: latest })
  }, [id, isOpen, latest, read])
  if (isOpen || chat === null) return 0
  return chat.filter(({ n, seat }) => n > read && (seat === null || seat !== reader)).length
}
