import type { SidesAhead } from '@eldertable/kernel'

/** What is agreed at an online table besides the rules. */
export interface Terms {
  isPublic: boolean
  isSlow: boolean
  hasAdvice: boolean
  hasHints: boolean
}

/** The terms of an online table as form fields. */
export function OnlineTerms({
  terms: { isPublic, isSlow, hasAdvice },
  sides,
  onChange,
}: {
  terms: Terms
  sides: SidesAhead
  onChange: (part: Partial<Terms>) => void
}) {
  return (
    <>
      <label className="switch">
        <span>Show it among the open tables</span>
        <input
          type="checkbox"
          checked={isPublic}
          onChange={(event) => onChange({ isPublic: event.target.checked })}
        />
      </label>
      <div className="switch">
        <label htmlFor="slow">Play it over days</label>
        <input
          id="slow"
          type="checkbox"
          checked={isSlow}
          onChange={(event) => onChange({ isSlow: event.target.checked })}
        />
        <small>Nobody has to be there; no bot takes over from those who are asleep.</small>
      </div>
      <div className="switch">
        <label htmlFor="advice">See what the others point at, and suggest</label>
        <input
          id="advice"
          type="checkbox"
          checked={hasAdvice}
          onChange={(event) => onChange({ hasAdvice: event.target.checked })}
        />
        {sides === 'together' ? null : (
          <small>Only among those who are on one side at the time.</small>
        )}
      </div>
    </>
  )
}
