import { Glyph, Lettering } from '@eldertable/board-kit'
import { inkOf, letterOf, NAVY } from './inks.ts'
import { Strike } from './tentacle.tsx'

/** A Shambler on a board: an arch in its colour, with its letter. */
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
      <circle cx={x + size * 0.42} cy={y + size * 0.36} r={size * 0.28} fill="#fff7e4" />
      <Lettering
        x={x + size * 0.42}
        y={y + size * 0.36 + size * 0.165}
        size={size * 0.48}
        weight={800}
      >
        {letterOf(colour)}
      </Lettering>
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
