import { Glyph } from '@eldertable/board-kit'
import { inkOf, NAVY } from './inks.ts'
import { Strike, Tentacle } from './tentacle.tsx'

/** A Shambler on a board: an arch in its colour, with the shape of that. */
export function Shambler({
  colour,
  x,
  y,
  size,
  isGoing = false,
}: {
  colour: number
  x: number
  y: number
  size: number
  isGoing?: boolean
}) {
  return (
    <g opacity={isGoing ? 0.7 : 1}>
      <path d={arch(x, y, size)} fill={inkOf(colour)} stroke="#fff7e4" strokeWidth={1.5} />
      <Glyph name="shambling-zombie" x={x - size * 0.06} y={y + 1} size={size * 0.72} fill="#fff" />
      <Tentacle kind={colour} x={x + size * 0.4} y={y + size * 0.34} size={size * 0.48} />
      {isGoing ? <Strike x={x} y={y} size={size} /> : null}
    </g>
  )
}

/** An empty space of a Shambler Track. */
export function ShamblerSpace({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path d={arch(x, y, size * 0.9)} fill="none" stroke={NAVY} strokeDasharray="3 2" opacity=".6" />
  )
}

function arch(x: number, y: number, size: number): string {
  const r = size / 2
  return `M${x - r} ${y + r}V${y - size * 0.1}a${r} ${r * 0.9} 0 0 1 ${size} 0V${y + r}z`
}
