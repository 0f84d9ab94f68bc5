import type { ReactNode } from 'preact/compat'
import { Lettering } from './lettering.tsx'
import type { Area } from './pan-zoom.ts'

/** Where the dice lie and how the tray looks. */
interface Tray extends Area {
  /** What it is printed on, and the fine line round it. */
  ground: string
  line: string
  /** From the top to the middle of the dice, and from one die to the next. */
  middle: number
  step: number
}

/** A tray with the dice that were thrown last, centred, and what they come to. */
export function DiceTray({
  tray: { x, y, width, height, ground, line, middle, step },
  dice,
  caption,
  children,
}: {
  tray: Tray
  dice: readonly number[]
  caption: string
  /** Draws one die round a point. */
  children: (face: number, die: number, at: { x: number; y: number }) => ReactNode
}) {
  const first = x + width / 2 - (step * (dice.length - 1)) / 2
  return (
    <g>
      <rect x={x + 2} y={y + 4} width={width} height={height} rx={4} fill="#000" opacity=".28" />
      <rect {...{ x, y, width, height }} rx={4} fill={ground} />
      <rect
        x={x + 4}
        y={y + 4}
        width={width - 8}
        height={height - 8}
        rx={2}
        fill="none"
        stroke={line}
        strokeWidth={0.8}
        opacity=".75"
      />
      {/* Another throw is other dice, which fall anew. */}
      <g className="dice" key={dice.join('-')}>
        {dice.map((face, die) => (
          // Dice have no identity but their place in the throw.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={die}>{children(face, die, { x: first + die * step, y: y + middle })}</g>
        ))}
      </g>
      <Lettering x={x + width / 2} y={y + height - 12} size={16.5} fill="#f1e8d3">
        {caption}
      </Lettering>
    </g>
  )
}
