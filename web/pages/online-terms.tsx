import type { SidesAhead } from '@eldertable/kernel'
import type { ClockTerms, Watching } from '@eldertable/protocol/wire.ts'
import { ClockTerm } from '../clocks/clock-term.tsx'
import { FREE_UNDO, STRICT_UNDO } from '../lobby/undo-words.ts'
import { WatchTerm } from './watch-term.tsx'

/** What is agreed at an online table besides the rules. */
export interface Terms {
  isPublic: boolean
  isSlow: boolean
  hasAdvice: boolean
  hasHints: boolean
  /** Whether everybody may take back anything without asking. */
  hasFreeUndo: boolean
  watching: Watching
  /** How long people have to decide; null for as long as they like. */
  clock: ClockTerms | null
}

/** The terms of an online table as form fields. */
export function OnlineTerms({
  terms: { isPublic, isSlow, hasAdvice, hasFreeUndo, watching, clock },
  sides,
  canLose,
  onChange,
}: {
  terms: Terms
  sides: SidesAhead
  /** Whether the game has a way to lose on time. */
  canLose: boolean
  onChange: (part: Partial<Terms>) => void
}) {
  return (
    <>
      <label className="switch">
        <span>Show it among the open tables</span>
        <input
          type="checkbox"
          checked={isPublic}
          onChange={(event) => onChange({ isPublic: event.currentTarget.checked })}
        />
      </label>
      <div className="switch">
        <label htmlFor="slow">Play it over days</label>
        <input
          id="slow"
          type="checkbox"
          checked={clock === null ? isSlow : clock.kind === 'days'}
          disabled={clock !== null}
          onChange={(event) => onChange({ isSlow: event.currentTarget.checked })}
        />
        <small>
          {clock === null
            ? 'Nobody has to be there; no bot takes over from those who are asleep.'
            : 'The clock says so.'}
        </small>
      </div>
      <ClockTerm {...{ clock, canLose }} onChange={(chosen) => onChange({ clock: chosen })} />
      <div className="switch">
        <label htmlFor="advice">See what the others point at, and suggest</label>
        <input
          id="advice"
          type="checkbox"
          checked={hasAdvice}
          onChange={(event) => onChange({ hasAdvice: event.currentTarget.checked })}
        />
        {sides === 'together' ? null : (
          <small>Only among those who are on one side at the time.</small>
        )}
      </div>
      <div className="switch">
        <label htmlFor="free-undo">Take back freely, among friends</label>
        <input
          id="free-undo"
          type="checkbox"
          checked={hasFreeUndo}
          onChange={(event) => onChange({ hasFreeUndo: event.currentTarget.checked })}
        />
        <small>{hasFreeUndo ? FREE_UNDO : STRICT_UNDO}</small>
      </div>
      <WatchTerm {...{ watching }} onChange={(chosen) => onChange({ watching: chosen })} />
    </>
  )
}
