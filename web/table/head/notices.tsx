import type { AnyTitle } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import { Link } from 'wouter-preact'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch } from '../../session/session.ts'
import { useGone } from '../told/use-gone.ts'

const TakenOver = lazyPart(async () => (await import('./taken-over.tsx')).TakenOver)
const UndoStrip = lazyPart(async () => (await import('../undo/undo-strip.tsx')).UndoStrip)

/** Strips under the top bar: what went wrong, and what somebody asks of you. */
export function Notices({
  table,
  title,
  onDismiss,
  onConsent,
  children,
}: {
  table: BegunMatch
  title: AnyTitle
  onDismiss: () => void
  onConsent: (yes: boolean) => void
  children?: ReactNode
}) {
  const gone = useGone(table)
  return (
    <div className="notices" role="status">
      {table.connection === 'lost' ? (
        <div className="strip">
          <b>The connection is gone.</b> You may look round. Picks wait until you are back.
        </div>
      ) : null}
      {table.announced ? <div className="strip">{table.announced}</div> : null}
      {table.wentOn === undefined ? null : (
        <div className="strip">
          This match went on online.
          <Link href={`/t/${table.wentOn}`} className="btn">
            Go there
          </Link>
        </div>
      )}
      {(table.takenOver ?? 0) === 0 ? null : <TakenOver table={table} />}
      {table.note === null ? null : (
        <div className="strip bad">
          {table.note}
          <button type="button" className="btn" onClick={onDismiss}>
            All right
          </button>
        </div>
      )}
      {table.undo.request === null && table.undo.news === null ? null : (
        <UndoStrip {...{ table, title, gone, onConsent }} />
      )}
      {children}
    </div>
  )
}
