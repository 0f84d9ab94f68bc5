/** Offers whoever comes back to see what has happened since their last decision. */
export function SinceLastStrip({
  from,
  onPlay,
  onSkip,
}: {
  /** The position from which on there is something to see. */
  from: number
  onPlay: (from: number) => void
  onSkip: () => void
}) {
  return (
    <div className="strip">
      <span>
        <b>Welcome back.</b> The match has gone on since your last decision.
      </span>
      <button
        type="button"
        className="btn"
        onClick={() => {
          onSkip()
          onPlay(from)
        }}
      >
        Play it through
      </button>
      <button type="button" className="btn" onClick={onSkip}>
        Skip
      </button>
    </div>
  )
}
