/** A space is (row - 1) * 6 + (column - 1) in its tile's own frame, row 1 at the bottom (CM-TERM-2, CM-TERM-3). */
export const SIDE = 6
export const SPACES = 36
export const NO_SPACE = -1

/** Sides of a tile and directions inside it; n is one row up. The compass counts the same way (CM-TERM-5). */
export const N = 0
export const E = 1
export const S = 2
export const W = 3
export const DIRECTIONS = [N, E, S, W] as const

export const spaceAt = (row: number, column: number): number => (row - 1) * SIDE + (column - 1)
export const rowOf = (space: number): number => Math.floor(space / SIDE) + 1
export const columnOf = (space: number): number => (space % SIDE) + 1

/** 'R1C6', as the book writes spaces. */
export const spaceName = (space: number): string => `R${rowOf(space)}C${columnOf(space)}`

export function parseSpace(name: string): number {
  const [, row, column] = /^R([1-6])C([1-6])$/.exec(name) ?? []
  if (row === undefined || column === undefined) throw new Error(`no space is called ${name}`)
  return spaceAt(Number(row), Number(column))
}

/** Steps in rows and columns: n, ne, e, se, s, sw, w, nw. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const
/** How many directions a straight line or a push may take. */
export const WAYS = STEPS.length

function spaceBeside(space: number, way: number): number {
  const [up, right] = STEPS[way] ?? [0, 0]
  const row = rowOf(space) + up
  const column = columnOf(space) + right
  const isInside = row >= 1 && row <= SIDE && column >= 1 && column <= SIDE
  return isInside ? spaceAt(row, column) : NO_SPACE
}

const everySpace = Array.from({ length: SPACES }, (_, space) => space)
const everyWay = Array.from({ length: WAYS }, (_, way) => way)

/** [space * 8 + way]: the neighbour that way (n, ne, e, se, s, sw, w, nw), or NO_SPACE. */
export const BESIDE: Int8Array = Int8Array.from(
  everySpace.flatMap((space) => everyWay.map((way) => spaceBeside(space, way))),
)

/** [space * 4 + direction]: the adjacent space that way, or NO_SPACE (CM-TERM-4). */
export const NEXT: Int8Array = Int8Array.from(
  everySpace.flatMap((space) => DIRECTIONS.map((direction) => spaceBeside(space, direction * 2))),
)

/** Spaces that share an edge or a corner, in the order n, ne, e, se, s, sw, w, nw (CM-TERM-4). */
export const AROUND: readonly (readonly number[])[] = everySpace.map((space) =>
  everyWay.map((way) => spaceBeside(space, way)).filter((beside) => beside !== NO_SPACE),
)

/** The direction of an adjacent space, or NO_SPACE if the two share no edge. */
export function directionTo(from: number, to: number): number {
  const direction = wayBetween(to - from)
  return direction !== NO_SPACE && NEXT[from * 4 + direction] === to ? direction : NO_SPACE
}

/** The direction in which the numbers of adjacent spaces differ by so much, or NO_SPACE. */
function wayBetween(difference: number): number {
  switch (difference) {
    case SIDE:
      return N
    case 1:
      return E
    case -SIDE:
      return S
    case -1:
      return W
    default:
      return NO_SPACE
  }
}

export const areAdjacent = (a: number, b: number): boolean => directionTo(a, b) !== NO_SPACE

export const opposite = (direction: number): number => (direction + 2) % 4

/** Where a side of a tile points on the board (CM-TERM-5). */
export const compassOf = (side: number, rotation: number): number => (side + rotation) % 4
/** The side of a tile that points that way. */
export const sideFacing = (compass: number, rotation: number): number =>
  (compass - rotation + 4) % 4

/** Where a space lies inside its tile on the board: x from the west, y from the south, 1 to 6 (CM-TERM-6). */
export function boardSpot(space: number, rotation: number): { x: number; y: number } {
  const row = rowOf(space)
  const column = columnOf(space)
  if (rotation === 0) return { x: column, y: row }
  if (rotation === 1) return { x: row, y: 7 - column }
  if (rotation === 2) return { x: 7 - column, y: 7 - row }
  return { x: 7 - row, y: column }
}

/** The gate space of each side, n, e, s, w, the same on every tile (CM-TILE-1). */
export const GATE_SPACE: readonly [number, number, number, number] = [
  spaceAt(6, 3),
  spaceAt(4, 6),
  spaceAt(1, 4),
  spaceAt(3, 1),
]

/** By space, the side whose gate space it is, or -1. */
export const GATE_SIDE: Int8Array = Int8Array.from(everySpace, (space) => GATE_SPACE.indexOf(space))

/** CM-SETUP-24, CM-HOME-1. */
export const SPAWN_SPACE: number = spaceAt(1, 6)
