import { wallClear } from './sight.ts'
import { isAmong } from './space-set.ts'
import {
  areAdjacent,
  BESIDE,
  columnOf,
  DIRECTIONS,
  NEXT,
  NO_SPACE,
  rowOf,
  SIDE,
  spaceAt,
  SPACES,
  WAYS,
} from './spaces.ts'
import { OPEN, SOLID, type Tile } from './tile.ts'

/** Spaces outside the tile are ignored (CM-AREA-4). */
function inside(places: readonly (readonly [row: number, column: number])[]): readonly number[] {
  return places
    .filter(([row, column]) => row >= 1 && row <= SIDE && column >= 1 && column <= SIDE)
    .map(([row, column]) => spaceAt(row, column))
}

const everySpace = Array.from({ length: SPACES }, (_, space) => space)

/** Where the other corner of a 2x2 lies: ne, se, sw, nw of the target space. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

const twoByTwo = everySpace.map((target) =>
  CORNERS.map(([up, right]) => {
    const row = rowOf(target)
    const column = columnOf(target)
    return inside([
      [row, column],
      [row + up, column],
      [row, column + right],
      [row + up, column + right],
    ])
  }),
)

/** The four 2x2 with the target space: 0 reaches from it to ne, 1 to se, 2 to sw, 3 to nw (CM-AREA-5). */
export const squaresOfTwo = (target: number): readonly (readonly number[])[] =>
  twoByTwo[target] ?? []

const threeByThree = everySpace.map((target) =>
  inside(
    [1, 0, -1].flatMap((up) =>
      [-1, 0, 1].map((right) => [rowOf(target) + up, columnOf(target) + right] as const),
    ),
  ),
)

/** The nine spaces round the target space (CM-AREA-6). */
export const squareOfThree = (target: number): readonly number[] => threeByThree[target] ?? []

/** Whether an area that goes out from a space reaches another: walls shield, pieces do not (CM-AREA-3, CM-AREA-7). */
export const reachedFrom = (tile: Tile, from: number, space: number): boolean =>
  from === space || wallClear(tile, from, space)

/** Which ways a 3x2 may lie: along the row (true), along the column (false), or as the attacker likes (CM-AREA-8). */
export function depthChoices(attacker: number, target: number): readonly boolean[] {
  const across = Math.abs(columnOf(target) - columnOf(attacker))
  const up = Math.abs(rowOf(target) - rowOf(attacker))
  if (across === up) return [true, false]
  return [across > up]
}

/** The 3x2 with the target space in the middle of its near row (CM-AREA-8). */
export function threeByTwo(
  attacker: number,
  target: number,
  depthAlongRow: boolean,
): readonly number[] {
  const row = rowOf(target)
  const column = columnOf(target)
  const right = Math.sign(column - columnOf(attacker))
  const up = Math.sign(row - rowOf(attacker))
  return inside(
    [0, 1].flatMap((depth) =>
      [-1, 0, 1].map((aside) =>
        depthAlongRow
          ? ([row + aside, column + depth * right] as const)
          : ([row + depth * up, column + aside] as const),
      ),
    ),
  )
}

/** What of a 3x2 is reached: never the attacker's own space or one adjacent to it (CM-AREA-9). */
export const reachedOfThreeByTwo = (tile: Tile, attacker: number, space: number): boolean =>
  space !== attacker && !areAdjacent(attacker, space) && wallClear(tile, attacker, space)

const UP: readonly number[] = [1, 0, -1, 0]
const RIGHT: readonly number[] = [0, 1, 0, -1]

const cones = everySpace.map((attacker) =>
  DIRECTIONS.map((direction) => {
    const up = UP[direction] ?? 0
    const right = RIGHT[direction] ?? 0
    const place = (depth: number, aside: number) =>
      [
        rowOf(attacker) + depth * up + aside * right,
        columnOf(attacker) + depth * right + aside * up,
      ] as const
    return inside([
      place(1, 0),
      ...[2, 3, 4].flatMap((depth) => [-1, 0, 1].map((aside) => place(depth, aside))),
    ])
  }),
)

/** The ten spaces of a cone that way (CM-AREA-10); what is reached of them goes by reachedFrom the attacker. */
export const cone = (attacker: number, direction: number): readonly number[] =>
  cones[attacker]?.[direction] ?? []

/** A wall, or the border, before the first space bars the cone (CM-AREA-11). */
export const canFireCone = (tile: Tile, attacker: number, direction: number): boolean =>
  (NEXT[attacker * 4 + direction] ?? NO_SPACE) !== NO_SPACE &&
  tile.edge[attacker * 4 + direction] !== SOLID

/** Every space in one of the eight directions (n, ne, e, se, s, sw, w, nw) up to the border or a wall (CM-AREA-12). */
export function straightLine(tile: Tile, attacker: number, way: number): readonly number[] {
  const spaces: number[] = []
  let from = attacker
  for (;;) {
    const to = BESIDE[from * WAYS + way] ?? NO_SPACE
    if (to === NO_SPACE || !wallClear(tile, from, to)) return spaces
    spaces.push(to)
    from = to
  }
}

/** Occupied spaces that hang together with the target's by open edges, nearest first, the target's own included (CM-AREA-13). */
export function chainFrom(tile: Tile, target: number, low: number, high: number): number[] {
  const spaces = [target]
  for (const from of spaces)
    for (const direction of DIRECTIONS) {
      const to = NEXT[from * 4 + direction] ?? NO_SPACE
      if (to === NO_SPACE || tile.edge[from * 4 + direction] !== OPEN) continue
      if (isAmong(to, low, high) && !spaces.includes(to)) spaces.push(to)
    }
  return spaces
}
