import type { Seat } from '@eldertable/kernel'

const LETTERS = 'ABCDEF'

/** Colour, shape and letter always go together: no seat is told by colour alone. */
const shapes = [
  <circle key="0" cx="16" cy="16" r="14.5" />,
  <rect key="1" x="2.5" y="2.5" width="27" height="27" rx="3" />,
  <path key="2" d="M16 1.5 30.5 13 25 30.5H7L1.5 13z" />,
  <path key="3" d="M16 .8 31.2 16 16 31.2.8 16z" />,
  <path key="4" d="M8.5 2.5h15L31 16l-7.5 13.5h-15L1 16z" />,
  <path key="5" d="M16 1 31 29.5H1z" />,
]

/** The mark of a seat inside a board, centred on a point. */
export function SeatShape({
  seat,
  x,
  y,
  size,
  hollow = false,
}: {
  seat: Seat
  x: number
  y: number
  size: number
  hollow?: boolean
}) {
  const isTriangle = seat === 5
  return (
    <g transform={`translate(${x - size / 2},${y - size / 2}) scale(${size / 32})`}>
      <g
        fill={hollow ? 'none' : `var(--seat-${seat + 1})`}
        stroke={hollow ? `var(--seat-${seat + 1})` : '#fff7e4'}
        strokeWidth={2}
      >
        {shapes[seat]}
      </g>
      <text
        x="16"
        y={isTriangle ? 26 : 22}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontWeight="800"
        fontSize={isTriangle ? 14 : 17}
        fill={hollow ? 'var(--text)' : '#fff'}
      >
        {LETTERS[seat]}
      </text>
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
