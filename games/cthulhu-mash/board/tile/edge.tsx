import { Lettering } from '@eldertable/board-kit'
import { COLUMNS } from '../../text/where.ts'
import { CREAM, INK } from '../inks.ts'
import { CELL, EDGE, TILE } from '../layout.ts'

/** As large as the edge holds. */
const LETTER = 15
const rows = [1, 2, 3, 4, 5, 6]

/** Columns and rows on the black edge of a tile. They do not turn with it, so that a name says where to look. */
export function Edge() {
  return (
    <g pointerEvents="none">
      <path d={`M0 0h${-EDGE}v${TILE + EDGE}h${TILE + EDGE}v${-EDGE}h${-TILE}z`} fill={INK} />
      {COLUMNS.map((letter, i) => (
        <Lettering
          key={letter}
          x={(i + 0.5) * CELL}
          y={TILE + EDGE - 3}
          size={LETTER}
          weight={700}
          fill={CREAM}
        >
          {letter}
        </Lettering>
      ))}
      {rows.map((row) => (
        <Lettering
          key={row}
          x={-EDGE / 2}
          y={TILE - (row - 0.5) * CELL + 5}
          size={LETTER}
          weight={700}
          fill={CREAM}
        >
          {row}
        </Lettering>
      ))}
    </g>
  )
}
