import type { Event } from '@eldertable/kernel'

/** The outlines of the dice of the box, in a square of 40: a triangle, a square, a diamond, a kite; and of a die that is not known. */
const outlines: Readonly<Record<number, string>> = {
  0: 'M20 3A17 17 0 0 1 20 37A17 17 0 0 1 20 3z',
  4: 'M20 3L38 36H2z',
  6: 'M6 6H34V34H6z',
  8: 'M20 2L37 20L20 38L3 20z',
  10: 'M20 2L38 17L31 35H9L2 17z',
}

/** The edges that are seen inside an outline. */
const edges: Readonly<Record<number, string>> = {
  8: 'M3 20L20 28L37 20M20 28V38',
  10: 'M2 17L20 27L38 17M20 27V35',
}

/** How many faces a die has of which only the number is told. */
const UNKNOWN = 0

/** A die with this many faces and its number. */
export function Polyhedron({ face, faces, size }: { face: number; faces: number; size: number }) {
  // In running text the number is as large as the die lets it be.
  const letter = size < 28 ? 22 : 19
  return (
    <svg
      className="die"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      role="img"
      aria-label={faces === UNKNOWN ? String(face) : `${face} on a d${faces}`}
    >
      <path
        d={outlines[faces] ?? outlines[10]}
        fill="#fbf6e9"
        stroke="#1b1e1b"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d={edges[faces] ?? ''} fill="none" stroke="#1b1e1b" strokeOpacity={0.25} />
      <text
        x={20}
        y={faces === 4 ? 33 : 20 + letter * 0.34}
        fontSize={faces === 4 ? 17 : letter}
        textAnchor="middle"
        fontFamily="var(--sans)"
        fontWeight={800}
        fill="#1b1e1b"
      >
        {face}
      </text>
    </svg>
  )
}

/** A die in running text: events do not tell how many faces it has, so it has the shape of none. */
export const SmallDie = ({ face }: { face: number }) => (
  <Polyhedron face={face} faces={UNKNOWN} size={22} />
)

/** The dice that an event tells of: one that is named, or several. */
export function thrown({ key, is }: Event): readonly number[] {
  // The words name it, and 0 means that nothing was thrown.
  if (key === 'leaves') return []
  const { dice, die, natural } = is as { dice?: number[]; die?: number; natural?: number }
  const single = natural ?? die
  return dice ?? (single === undefined ? [] : [single])
}
