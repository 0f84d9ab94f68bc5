import { useState } from 'preact/compat'
import { behindOf } from '../../lobby/watching-words.ts'
import type { MatchOnScreen } from '../../session/session.ts'

/** How others get to see this table, how many do, and whether those may talk with those who play. */
export function WatchLink({
  table,
  onOpenTalk,
}: {
  table: MatchOnScreen
  onOpenTalk: (yes: boolean) => void
}) {
  const { id, watchers } = table
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${id}`)
    setCopied(true)
  }
  const watching = table.terms?.watching
  const behind = behindOf(watching)
  if (watching === 'none' && table.status === 'playing') return null
  const isOpen = table.terms?.isOpenTalk === true
  return (
    <div className="watch-link">
      <span>
        {behind === null
          ? 'Whoever has the link can watch.'
          : `Whoever has the link can watch, and sees all hands ${behind} picks later.`}{' '}
        {watchers === 0 ? 'Nobody does.' : watchers === 1 ? 'One does.' : `${watchers} do.`}
      </span>
      <button type="button" className="btn" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </button>
      {mayOpenTalk(table) && behind === null && (watchers > 0 || isOpen) ? (
        <label className="open-talk">
          <input
            type="checkbox"
            checked={isOpen}
            onChange={({ currentTarget: target }) => onOpenTalk(target.checked)}
          />
          Those who watch may talk with us
        </label>
      ) : null}
    </div>
  )
}

/** Whether the reader says so: the host, or whoever plays where the host does not. */
const mayOpenTalk = ({ status, reader, isHost, hostSeat }: MatchOnScreen): boolean =>
  status === 'playing' && reader !== null && (isHost || hostSeat === null)
