import { useReadable } from '@eldertable/board-kit'
import { FACE, INK } from './inks.ts'

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
export function Billing({ x, y, size, room, children }: Line) {
  return (
    <text
      {...{ x, y }}
      fontSize={size}
      fontFamily={FACE}
      fill={INK}
      {...closer(children, size, BILL, room)}
    >
      {children}
    </text>
  )
}

/** A few words that are left out where they are too small to be read. */
export function FineLine({ x, y, size, room, fill = INK, children }: Line & { fill?: string }) {
  return useReadable(size) ? (
    <text
      {...{ x, y, fill }}
      fontSize={size}
      fontFamily="var(--sans)"
      fontWeight={700}
      {...closer(children, size, SANS, room)}
    >
      {children}
    </text>
  ) : null
}
