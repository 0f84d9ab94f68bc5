import type { Light } from './board.ts'

const LAMP = '#f5bd4f'
const DARK = '#1b1509'
const BLOOD = '#96301f'

const strokes = { possible: [4, 2], may: [7, 4], aimed: [8, 5] } as const
const washes = { possible: 0, may: 0.35, aimed: 0.75 } as const

/**
 * Lamp light on a rectangle. Yellow alone does not stand out on paper, so it always has a dark edge: nothing else
 * draws a yellow outline.
 */
export function LampRect({
  light,
  x,
  y,
  width,
  height,
}: {
  light: Light
  x: number
  y: number
  width: number
  height: number
}) {
  if (light === 'refused')
    return (
      <g className="lit" pointerEvents="none">
        <rect
          {...{ x, y, width, height }}
          rx={3}
          fill="none"
          stroke={BLOOD}
          strokeWidth={3}
          strokeDasharray="6 4"
        />
        <path
          d={`M${x + width / 2 - 7} ${y + height / 2 - 7}l14 14m0 -14l-14 14`}
          stroke={BLOOD}
          strokeWidth={4}
        />
      </g>
    )
  const [dark, lamp] = strokes[light]
  const frame = { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 3 }
  return (
    <g className="lit" pointerEvents="none">
      <rect {...frame} fill={LAMP} opacity={washes[light]} style={{ mixBlendMode: 'multiply' }} />
      <rect {...frame} fill="none" stroke={DARK} strokeWidth={dark} />
      <rect {...frame} fill="none" stroke={LAMP} strokeWidth={lamp} />
    </g>
  )
}

/** Lamp light round a token. */
export function LampCircle({
  light,
  x,
  y,
  radius,
}: {
  light: Light
  x: number
  y: number
  radius: number
}) {
  if (light === 'refused')
    return (
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="none"
        stroke={BLOOD}
        strokeWidth={3}
        strokeDasharray="6 4"
      />
    )
  const [dark, lamp] = strokes[light]
  return (
    <g className="lit" pointerEvents="none">
      <circle cx={x} cy={y} r={radius} fill={LAMP} opacity={washes[light] * 0.6} />
      <circle cx={x} cy={y} r={radius} fill="none" stroke={DARK} strokeWidth={dark} />
      <circle cx={x} cy={y} r={radius} fill="none" stroke={LAMP} strokeWidth={lamp} />
    </g>
  )
}
