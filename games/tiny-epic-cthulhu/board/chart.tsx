import { memo } from 'preact/compat'
import { LAPIS, NAVY, SEA_PAPER } from './inks.ts'
import { HEIGHT, WHEEL, WIDTH } from './layout.ts'

/** How far the chart reaches beyond the pieces on it. */
const EDGE = 12
const LEFT = -EDGE
const TOP = -EDGE
const ACROSS = WIDTH + 2 * EDGE
const DOWN = HEIGHT + 2 * EDGE
const BORDER = 6

const rhumbs = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16
  const end = { x: WHEEL.x + 1200 * Math.cos(angle), y: WHEEL.y + 1200 * Math.sin(angle) }
  return {
    d: `M${WHEEL.x} ${WHEEL.y}L${end.x.toFixed(0)} ${end.y.toFixed(0)}`,
    isMain: i % 4 === 0,
  }
})

const depthLines = Array.from({ length: 9 }, (_, k) => {
  const points = Array.from({ length: 121 }, (_point, i) => {
    const t = (i / 120) * Math.PI * 2
    const r = 150 + k * 38 + 14 * Math.sin(3 * t + k * 0.5) + 9 * Math.sin(7 * t - k)
    const x = WHEEL.x + r * 1.05 * Math.cos(t)
    const y = WHEEL.y + r * 0.98 * Math.sin(t)
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return { d: `${points.join('')}Z`, opacity: 0.55 - k * 0.03 }
})

/** Chequers along an edge of the chart. */
function chequers(
  length: number,
  count: number,
  along: (at: number, step: number) => string,
): string {
  const step = length / count
  let d = ''
  for (let i = 1; i < count; i += 2) d += along(i * step, step)
  return d
}

const frame =
  chequers(
    ACROSS,
    46,
    (at, step) =>
      `M${(LEFT + at).toFixed(1)} ${TOP}h${step.toFixed(1)}v${BORDER}h${(-step).toFixed(1)}z` +
      `M${(LEFT + at).toFixed(1)} ${TOP + DOWN - BORDER}h${step.toFixed(1)}v${BORDER}h${(-step).toFixed(1)}z`,
  ) +
  chequers(
    DOWN,
    36,
    (at, step) =>
      `M${LEFT} ${(TOP + at).toFixed(1)}h${BORDER}v${step.toFixed(1)}h${-BORDER}z` +
      `M${LEFT + ACROSS - BORDER} ${(TOP + at).toFixed(1)}h${BORDER}v${step.toFixed(1)}h${-BORDER}z`,
  )

/** The sea chart under everything: it never changes, so it is drawn once. */
export const Chart = memo(function Chart() {
  return (
    <g aria-hidden="true">
      <rect x={LEFT} y={TOP} width={ACROSS} height={DOWN} rx={3} fill={SEA_PAPER} />
      <clipPath id="tec-chart">
        <rect x={LEFT} y={TOP} width={ACROSS} height={DOWN} rx={3} />
      </clipPath>
      <g clipPath="url(#tec-chart)" fill="none" stroke={LAPIS}>
        {rhumbs.map(({ d, isMain }) => (
          <path key={d} d={d} strokeWidth={isMain ? 1 : 0.5} opacity=".42" />
        ))}
        {depthLines.map(({ d, opacity }) => (
          <path key={d} d={d} strokeWidth={0.7} opacity={opacity} />
        ))}
      </g>
      <path d={frame} fill={NAVY} />
      <rect
        x={LEFT + 0.5}
        y={TOP + 0.5}
        width={ACROSS - 1}
        height={DOWN - 1}
        fill="none"
        stroke={NAVY}
      />
      <rect
        x={LEFT + BORDER}
        y={TOP + BORDER}
        width={ACROSS - 2 * BORDER}
        height={DOWN - 2 * BORDER}
        fill="none"
        stroke={NAVY}
      />
    </g>
  )
})
