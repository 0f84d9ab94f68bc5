const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** A six-sided die inside a board, centred on a point. */
export function DieShape({
  face,
  x,
  y,
  size,
  turn = 0,
}: {
  face: number
  x: number
  y: number
  size: number
  turn?: number
}) {
  const half = size / 2
  return (
    <g transform={`translate(${x},${y}) rotate(${turn})`}>
      <rect
        x={-half + 2}
        y={-half + 4}
        width={size}
        height={size}
        rx={size * 0.16}
        fill="#000"
        opacity=".28"
      />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.16}
        fill="#fbf6e9"
        stroke="#1b1e1b"
        strokeWidth={size * 0.035}
      />
      {(pips[face] ?? []).map((pip) => (
        <circle
          key={pip}
          cx={((pip % 3) - 1) * size * 0.27}
          cy={(Math.floor(pip / 3) - 1) * size * 0.27}
          r={size * 0.095}
          fill="#1b1e1b"
        />
      ))}
    </g>
  )
}

/** A small die in running text; the number is read out. */
export function Die({ face, size = 20 }: { face: number; size?: number }) {
  return (
    <svg
      className="die"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={String(face)}
    >
      <DieShape face={face} x={20} y={19} size={34} />
    </svg>
  )
}
