import { useLegible, useReadable } from '@eldertable/board-kit'
import { FACE, INK } from './inks.ts'
import { lowered, useGrown } from './legible.tsx'

interface Line {
  x: number
  y: number
  size: number
  /** How wide the line may be: longer words are set closer. */
  room: number
  children: string
}

/** As wide as a letter is on the whole, in parts of its size. */
const BILL = 0.62
const SANS = 0.47

const closer = (words: string, size: number, each: number, room: number) =>
  words.length * size * each > room
    ? { textLength: Math.max(20, room), lengthAdjust: 'spacingAndGlyphs' as const }
    : {}

/** A name as on a bill. */
export function Billing({ x, y, size, room, fill = INK, children }: Line & { fill?: string }) {
  const grown = useGrown(size)
  return (
    <text
      x={x}
      y={y + lowered(size, grown)}
      fontSize={grown}
      fontFamily={FACE}
      fill={fill}
      {...closer(children, grown, BILL, room)}
    >
      {children}
    </text>
  )
}

/** Words that would have to be set closer than this are left out as well. */
const CLOSEST = 1.4
/** How much a few words may grow before they are left out. */
const FINE_MOST = 1.12
const KEPT_MOST = 1.25

/** A few words that are left out where they are too small to be read. */
export function FineLine({
  x,
  y,
  size,
  room,
  fill = INK,
  isKept = false,
  children,
}: Line & {
  fill?: string
  /** Whether it stays whatever its size, set as close as it takes. */
  isKept?: boolean
}) {
  const grown = useLegible(size, size * (isKept ? KEPT_MOST : FINE_MOST))
  const isReadable = useReadable(grown)
  return isKept || (isReadable && children.length * grown * SANS < room * CLOSEST) ? (
    <text
      {...{ x, fill }}
      y={y + lowered(size, grown)}
      fontSize={grown}
      fontFamily="var(--sans)"
      fontWeight={700}
      {...closer(children, grown, SANS, room)}
    >
      {children}
    </text>
  ) : null
}
