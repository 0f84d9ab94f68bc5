/** Offers whoever comes back to see what has happened since their last decision. */
export function SinceLastStrip({
  from,
  stoodIn = 0,
  onPlay,
  onSkip,
}: {
  /** The position from which on there is something to see. */
  from: number
  /** How many picks a bot has made for the reader meanwhile. */
  stoodIn?: number | undefined
  onPlay: (from: number) => void
  onSkip: () => void
}) {
  return (
    <div className="strip">
      <span>
        <b>Welcome back.</b>{' '}
        {stoodIn === 0
          ? 'The match has gone on since your last decision.'
          : `While you were away a bot played for you: ${stoodIn === 1 ? 'one pick' : `${stoodIn} picks`}. The seat is yours again.`}
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
