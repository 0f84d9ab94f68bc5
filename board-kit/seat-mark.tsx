import type { Seat } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import { useReadable } from './readable.ts'

/** How a mark is drawn in a square of 32: its outline, and where its letter stands. */
interface Shape {
  letter: string
  outline: ReactNode
  y: number
}

/** How large the letter is: in the log, where marks are smallest, twelve pixels. */
const LETTER = 18.6

/** Colour, shape and letter always go together: no seat is told by colour alone. As many as the largest table has. */
export const seatShapes: readonly Shape[] = [
  { letter: 'A', y: 22, outline: <circle cx="16" cy="16" r="14.5" /> },
  {
    letter: 'B',
    y: 22,
    outline: <rect x="2.5" y="2.5" width="27" height="27" rx="3" />,
  },
  { letter: 'C', y: 22, outline: <path d="M16 1.5 30.5 13 25 30.5H7L1.5 13z" /> },
  { letter: 'D', y: 22, outline: <path d="M16 .8 31.2 16 16 31.2.8 16z" /> },
  { letter: 'E', y: 22, outline: <path d="M8.5 2.5h15L31 16l-7.5 13.5h-15L1 16z" /> },
  { letter: 'F', y: 28, outline: <path d="M16 1 31 29.5H1z" /> },
  // A cross, a star of eight points, and a triangle on its point.
  {
    letter: 'G',
    y: 22,
    outline: <path d="M9 1.5h14V9h7.5v14H23v7.5H9V23H1.5V9H9z" />,
  },
  {
    letter: 'H',
    y: 22.3,
    outline: (
      <path d="M16 .5l4.1 5.6 6.9-1.1-1.1 6.9 5.6 4.1-5.6 4.1 1.1 6.9-6.9-1.1L16 31.5l-4.1-5.6-6.9 1.1 1.1-6.9L.5 16l5.6-4.1L5 5l6.9 1.1z" />
    ),
  },
  { letter: 'I', y: 18.5, outline: <path d="M16 31 31 2.5H1z" /> },
]

/** The mark of a seat inside a board, centred on a point; where it is small, without its letter. */
export function SeatShape({
  seat,
  x,
  y,
  size,
  hollow = false,
  isBare = false,
}: {
  seat: Seat
  x: number
  y: number
  size: number
  hollow?: boolean
  /** Without its letter, which stands beside it. */
  isBare?: boolean
}) {
  const shape = seatShapes[seat]
  const isReadable = useReadable((LETTER * size) / 32)
  if (shape === undefined) return null
  const colour = `var(--seat-${seat + 1})`
  return (
    <g transform={`translate(${x - size / 2},${y - size / 2}) scale(${size / 32})`}>
      {hollow ? (
        <>
          <g fill="none" stroke={colour} strokeWidth={5}>
            {shape.outline}
          </g>
          <g fill="none" stroke="var(--text-2)" strokeWidth={1.5}>
            {shape.outline}
          </g>
        </>
      ) : (
        <g fill={colour} stroke="var(--seat-edge)" strokeWidth={2}>
          {shape.outline}
        </g>
      )}
      {isReadable && !isBare ? (
        <text
          x="16"
          y={shape.y}
          textAnchor="middle"
          fontFamily="var(--sans)"
          fontWeight="800"
          fontSize={LETTER}
          fill={hollow ? 'var(--text)' : '#fff'}
        >
          {shape.letter}
        </text>
      ) : null}
    </g>
  )
}

/** The mark of a seat in running text and panels. */
export function SeatMark({
  seat,
  size = 28,
  hollow = false,
}: {
  seat: Seat
  size?: number
  hollow?: boolean
}) {
  return (
    <svg className="mark" width={size} height={size} viewBox="-1 -1 34 34" aria-hidden="true">
      <SeatShape seat={seat} x={16} y={16} size={32} hollow={hollow} />
    </svg>
  )
}
