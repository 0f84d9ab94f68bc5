import { Icon } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { tellingOf } from '../table/told/telling.ts'
import { UndoStrip } from '../table/undo/undo-strip.tsx'

/** Says that this is not now, leads back to the table, and tells when one is wanted there. */
export function LookingBand({
  session,
  now,
  title,
  turn,
  problem,
  onClose,
}: {
  session: MatchSession
  now: BegunMatch
  title: AnyTitle
  /** The turn that is looked at, counted from 1; 0 before the first. */
  turn: number
  problem: string | null
  onClose: () => void
}) {
  const wanted = wantedAt(now, title)
  return (
    <div className="looking-band">
      <div className={wanted === null ? 'strip band' : 'strip band wanted'}>
        <Icon name="film-spool" />
        <span>
          <b>{turn === 0 ? 'You look at the beginning' : `You look at turn ${turn}`}</b>
          <span role="status">{wanted === null ? '' : ` · ${wanted}`}</span>
        </span>
        <button type="button" className="btn" onClick={onClose}>
          Back to the table
        </button>
      </div>
      {problem === null ? null : (
        <div className="strip bad" role="alert">
          {problem}
        </div>
      )}
      <UndoStrip table={now} title={title} onConsent={(yes) => session.consent(yes)} />
    </div>
  )
}

/** What waits at the table, or null. */
function wantedAt(now: BegunMatch, title: AnyTitle): string | null {
  const { decision, menu, table } = now.view
  if (table.outcome !== null) return 'The match is over.'
  if (now.handOver !== null) return `${now.seats[now.handOver]?.name ?? ''} is asked.`
  if (decision === null || menu === null) return null
  const question = title.text.prompts[decision.key]?.(decision.about as never, tellingOf(now))
  return `You are asked: ${question ?? ''}`
}
