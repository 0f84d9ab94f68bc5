import type { MatchOnScreen } from '../session/session.ts'
import { lastWithHands } from './use-running-replay.ts'

/** Leads whoever watches to where all hands are shown, once there is something to see. */
export function HandsStrip({
  table,
  onLook,
}: {
  table: MatchOnScreen
  onLook: (position: number) => void
}) {
  const last = lastWithHands(table)
  return (
    <div className="strip">
      <span>
        {last > 0
          ? `All hands are shown as they were ${table.position - last} picks ago.`
          : 'All hands are shown later, when the match has gone on.'}
      </span>
      {last > 0 ? (
        <button type="button" className="btn" onClick={() => onLook(last)}>
          See all hands
        </button>
      ) : null}
    </div>
  )
}
