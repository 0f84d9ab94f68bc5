import { useState } from 'preact/compat'
import type { MatchOnScreen } from '../session/session.ts'

/** How others get to see this table, and how many do. */
export function WatchLink({ table: { id, watchers } }: { table: MatchOnScreen }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${id}`)
    setCopied(true)
  }
  return (
    <div className="watch-link">
      <span>
        Whoever has the link can watch.{' '}
        {watchers === 0 ? 'Nobody does.' : watchers === 1 ? 'One does.' : `${watchers} do.`}
      </span>
      <button type="button" className="btn" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </button>
    </div>
  )
}
