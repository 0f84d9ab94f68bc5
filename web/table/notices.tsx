import type { ReactNode } from 'react'
import type { MatchOnScreen } from '../session/session.ts'
import { TakenOver } from './taken-over.tsx'

/** Strips under the top bar: what went wrong, and what somebody asks of you. */
export function Notices({
  table,
  onDismiss,
  onConsent,
  children,
}: {
  table: MatchOnScreen
  onDismiss: () => void
  onConsent: (yes: boolean) => void
  children?: ReactNode
}) {
  const { request } = table.undo
  return (
    <div className="notices" role="status">
      {table.connection === 'lost' ? (
        <div className="strip">
          <b>The connection is gone.</b> You may look round. Picks wait until you are back.
        </div>
      ) : null}
      <TakenOver table={table} />
      {table.note === null ? null : (
        <div className="strip bad">
          {table.note}
          <button type="button" className="btn" onClick={onDismiss}>
            All right
          </button>
        </div>
      )}
      {request !== null && isAsked(table) ? (
        <div className="strip">
          {`${table.seats[request.seat]?.name ?? 'Somebody'} would like to take something back.`}
          <button type="button" className="btn" onClick={() => onConsent(true)}>
            Allow it
          </button>
          <button type="button" className="btn" onClick={() => onConsent(false)}>
            Refuse
          </button>
        </div>
      ) : null}
      {children}
    </div>
  )
}

/** Whether the reader is asked for consent and has not given it. */
function isAsked({ reader, undo }: MatchOnScreen): boolean {
  if (reader === null || undo.request === null) return false
  return undo.request.asked.includes(reader) && !undo.request.agreed.includes(reader)
}
