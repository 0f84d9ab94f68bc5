/** The signs on the buttons of a player, as everybody knows them; each is drawn in a square of 24. */
const SIGNS = {
  start: 'M5 5h3v14H5zM19 5v14L9 12z',
  back: 'M17 5v14L7 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  on: 'M7 5v14l10-7z',
  end: 'M16 5h3v14h-3zM5 5v14l10-7z',
} as const

/** The way along a match: to its ends, one pick back or on, and by itself. */
export function Transport({
  isPlaying,
  position,
  first,
  last,
  onGo,
  onPlaying,
}: {
  isPlaying: boolean
  position: number
  first: number
  last: number
  onGo: (position: number) => void
  onPlaying: (isPlaying: boolean) => void
}) {
  return (
    <div className="transport">
      <Sign name="start" label="To the start" onPress={() => onGo(first)} />
      <Sign name="back" label="Back" onPress={() => onGo(position - 1)} />
      <Sign
        name={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause' : 'Play'}
        onPress={() => onPlaying(!isPlaying)}
      />
      <Sign name="on" label="On" onPress={() => onGo(position + 1)} />
      <Sign name="end" label="To the end" onPress={() => onGo(last)} />
    </div>
  )
}

function Sign({
  name,
  label,
  onPress,
}: {
  name: keyof typeof SIGNS
  label: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={name === 'play' || name === 'pause' ? 'opt go' : 'opt'}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
    </button>
  )
}
