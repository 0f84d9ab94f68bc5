/** Whether those at the table may ask for hints, online and round one screen. */
export function HintTerm({
  hasHints,
  isAmongRivals,
  onChange,
}: {
  hasHints: boolean
  /** Whether people play against each other, who have to agree. */
  isAmongRivals: boolean
  onChange: (hasHints: boolean) => void
}) {
  return (
    <div className="switch">
      <label htmlFor="hints">Hints for everybody who asks</label>
      <input
        id="hints"
        type="checkbox"
        checked={hasHints}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <small>
        {isAmongRivals
          ? 'You play against each other: turn it on only if all agree.'
          : 'What a bot that thinks would do in your place, and why. Nobody else sees it.'}
      </small>
    </div>
  )
}
