import { SeatMark } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'

/** The picture is drawn in units of its own and stretched to the room that there is. */
const WIDTH = 1000
const HEIGHT = 100
/** Beside its colour each line has a stroke of its own. */
const STROKES = ['', '12 5', '3 4', '12 4 3 4', '7 3', '2 3 7 3', '16 4', '5 5', '1 4'] as const

/** Seats whose chances are the same all along have one line. */
interface Line {
  readonly seats: readonly Seat[]
  readonly chances: readonly number[]
}

export function linesOf(curves: readonly (readonly number[])[]): Line[] {
  const lines: { seats: Seat[]; chances: readonly number[] }[] = []
  for (const [seat, chances] of curves.entries()) {
    const same = lines.find((line) => line.chances.every((one, i) => one === chances[i]))
    if (same === undefined) lines.push({ seats: [seat], chances })
    else same.seats.push(seat)
  }
  return lines
}

/** The chances to win along the match; pressing leads to that moment. */
export function Curve({
  curves,
  names,
  seat,
  onWatch,
}: {
  curves: readonly (readonly number[])[]
  names: readonly string[]
  /** Whose line is drawn thick. */
  seat: Seat
  onWatch: (position: number) => void
}) {
  const lines = linesOf(curves)
  const last = Math.max(1, (curves[0]?.length ?? 1) - 1)
  const own = curves[seat] ?? []
  return (
    <figure className="review-curve">
      <div className="review-chart">
        <span aria-hidden="true">100 %</span>
        <span aria-hidden="true">50 %</span>
        <span aria-hidden="true">0 %</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={spoken(names[seat] ?? '', own)}
          onClick={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect()
            onWatch(Math.round(Math.max(0, Math.min(1, (clientX - left) / width)) * last))
          }}
        >
          <path className="grid" d={`M0 50H${WIDTH}M0 25H${WIDTH}M0 75H${WIDTH}`} />
          {lines.map(({ seats, chances }) => (
            <polyline
              key={seats.join(' ')}
              className={seats.includes(seat) ? 'own' : ''}
              points={chances
                .map((chance, i) => `${(i / last) * WIDTH},${(1 - chance) * HEIGHT}`)
                .join(' ')}
              style={{
                stroke: `var(--seat-${(seats[0] ?? 0) + 1})`,
                strokeDasharray: STROKES[seats[0] ?? 0],
              }}
            />
          ))}
        </svg>
      </div>
      <figcaption>
        {lines.map(({ seats }) => (
          <span key={seats.join(' ')}>
            {seats.map((one) => (
              <SeatMark key={one} seat={one} size={20} />
            ))}
            {seats.map((one) => names[one]).join(', ')}
          </span>
        ))}
        <em>Press the curve to see that moment.</em>
      </figcaption>
    </figure>
  )
}

/** The curve for whoever hears it. */
function spoken(name: string, chances: readonly number[]): string {
  const percent = (chance = 0) => `${Math.round(chance * 100)} %`
  return `The chance of ${name}: ${percent(chances[0])} at the start, between ${percent(
    Math.min(...chances),
  )} and ${percent(Math.max(...chances))} on the way, ${percent(chances.at(-1))} at the end.`
}
