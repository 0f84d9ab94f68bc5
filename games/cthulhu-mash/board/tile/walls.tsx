import {
  compassOf,
  DIRECTIONS,
  E,
  GATE_SPACE,
  N,
  NEXT,
  NO_SPACE,
  S,
  SPACES,
} from '../../tiles/spaces.ts'
import { DOTTED, NO_OBSTACLE, SOLID, type Tile } from '../../tiles/tile.ts'
import { COPPER, INK, PAPER } from '../inks.ts'
import { CELL, middleIn, TILE } from '../layout.ts'

const HALF = CELL / 2
const spaces = Array.from({ length: SPACES }, (_, space) => space)

/** The edge of a space that points a way on the board, as a line. */
function edgeAt(space: number, rotation: number, compass: number): string {
  const { x, y } = middleIn(space, rotation)
  switch (compass) {
    case N:
      return `M${x - HALF} ${y - HALF}h${CELL}`
    case E:
      return `M${x + HALF} ${y - HALF}v${CELL}`
    case S:
      return `M${x - HALF} ${y + HALF}h${CELL}`
    default:
      return `M${x - HALF} ${y - HALF}v${CELL}`
  }
}

/** Lines inside a tile, each once; those round obstacles are the obstacle's own edge. */
export function linesOf(tile: Tile, line: number, rotation: number): string {
  return spaces
    .flatMap((space) =>
      [N, E].flatMap((side) => {
        const next = NEXT[space * 4 + side] ?? NO_SPACE
        if (next === NO_SPACE || tile.edge[space * 4 + side] !== line) return []
        const isInside = tile.obstacle[space] !== NO_OBSTACLE && tile.obstacle[next] !== NO_OBSTACLE
        return isInside ? [] : [edgeAt(space, rotation, compassOf(side, rotation))]
      }),
    )
    .join('')
}

/** Thick walls, dashed low walls to shoot over, the frame of the tile and its gates. */
export function Walls({ tile, rotation }: { tile: Tile; rotation: number }) {
  const solid = linesOf(tile, SOLID, rotation)
  const low = linesOf(tile, DOTTED, rotation)
  return (
    <g fill="none">
      <path d={solid} stroke={INK} strokeWidth={10} strokeLinecap="square" />
      <path d={solid} stroke={PAPER} strokeWidth={2} strokeDasharray="10 8" />
      <path d={low} stroke={INK} strokeWidth={6} strokeDasharray="12 7" />
      <rect width={TILE} height={TILE} stroke={INK} strokeWidth={8} />
      {DIRECTIONS.filter((side) => (tile.gates & (1 << side)) !== 0).map((side) => (
        <GateArch
          key={side}
          space={GATE_SPACE[side]}
          compass={compassOf(side, rotation)}
          rotation={rotation}
        />
      ))}
    </g>
  )
}

const turns = [0, 90, 180, 270]

/** A half-oval on the edge of the tile: copper, so that ways out are seen at once. */
function GateArch({
  space,
  compass,
  rotation,
}: {
  space: number
  compass: number
  rotation: number
}) {
  const { x, y } = middleIn(space, rotation)
  return (
    <g transform={`translate(${x},${y}) rotate(${turns[compass] ?? 0})`}>
      <path d={`M-24 ${-HALF}v4a24 20 0 0 0 48 0v-4z`} fill={COPPER} stroke={INK} strokeWidth={4} />
      <path d={`M-13 ${-HALF + 1}v2a13 11 0 0 0 26 0v-2`} stroke={INK} strokeWidth={3} />
    </g>
  )
}
