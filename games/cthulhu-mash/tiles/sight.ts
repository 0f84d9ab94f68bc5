import { HIGH_BIT, LOW_BIT } from './space-set.ts'
import { columnOf, E, N, rowOf, spaceAt, SPACES } from './spaces.ts'
import { DOTTED, SOLID, type Tile } from './tile.ts'

/** Doubled coordinates of a space's centre (CM-LOS-2). */
const xOf = (space: number): number => 2 * columnOf(space) - 1
const yOf = (space: number): number => 2 * rowOf(space) - 1

/** A line of sight in doubled coordinates. */
class Ray {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number

  constructor(from: number, to: number) {
    this.x0 = xOf(from)
    this.y0 = yOf(from)
    this.x1 = xOf(to)
    this.y1 = yOf(to)
  }

  /** The side number of a point (CM-LOS-3). */
  side(x: number, y: number): number {
    return (this.x1 - this.x0) * (y - this.y0) - (this.y1 - this.y0) * (x - this.x0)
  }

  /** Whether an upright line piece with its lower end here is crossed (CM-LOS-5). */
  crossesUpright(x: number, y: number): boolean {
    return (this.x0 - x) * (this.x1 - x) < 0 && this.side(x, y) * this.side(x, y + 2) < 0
  }

  /** Whether a level line piece with its left end here is crossed (CM-LOS-6). */
  crossesLevel(x: number, y: number): boolean {
    return (this.y0 - y) * (this.y1 - y) < 0 && this.side(x, y) * this.side(x + 2, y) < 0
  }

  touchesCorner(x: number, y: number): boolean {
    return this.side(x, y) === 0 && (this.x0 - x) * (this.x1 - x) < 0
  }

  /** Whether it runs through the inside of a space in its rows and columns (CM-LOS-8). */
  runsThrough(row: number, column: number): boolean {
    const a = this.side(2 * column - 2, 2 * row - 2)
    const b = this.side(2 * column, 2 * row - 2)
    const c = this.side(2 * column - 2, 2 * row)
    const d = this.side(2 * column, 2 * row)
    return Math.min(a, b, c, d) < 0 && Math.max(a, b, c, d) > 0
  }
}

/** Line pieces of a tile that are at least as strong as asked for, by their lower or left end. */
class Lines {
  readonly #tile: Tile
  readonly #least: number

  constructor(tile: Tile, least: number) {
    this.#tile = tile
    this.#least = least
  }

  /** From (x, y) to (x, y + 2): the right edge of the space to its left. */
  upright(x: number, y: number): boolean {
    return this.#has(spaceAt(y / 2 + 1, x / 2), E)
  }

  /** From (x, y) to (x + 2, y): the upper edge of the space below it. */
  level(x: number, y: number): boolean {
    return this.#has(spaceAt(y / 2, x / 2 + 1), N)
  }

  #has(space: number, direction: number): boolean {
    return (this.#tile.edge[space * 4 + direction] ?? 0) >= this.#least
  }
}

/** CM-LOS-7: a corner blocks when lines close both ways round it. */
function closesCorner(lines: Lines, ray: Ray, x: number, y: number): boolean {
  const goesRight = ray.x1 > ray.x0
  const goesUp = ray.y1 > ray.y0
  const left = lines.level(x - 2, y)
  const right = lines.level(x, y)
  const below = lines.upright(x, y - 2)
  const above = lines.upright(x, y)
  const [levelNear, levelFar] = goesRight ? [left, right] : [right, left]
  const [uprightNear, uprightFar] = goesUp ? [below, above] : [above, below]
  return (levelNear || uprightFar) && (uprightNear || levelFar)
}

/** Only lines in the rows and columns between the two ends can be in the way; `from` is in the lower row. */
function isClear(lines: Lines, from: number, to: number): boolean {
  const ray = new Ray(from, to)
  const left = Math.min(columnOf(from), columnOf(to))
  const right = Math.max(columnOf(from), columnOf(to))
  const high = rowOf(to)
  for (let row = rowOf(from); row <= high; row += 1)
    for (let column = left; column <= right; column += 1) {
      // The upper right corner of this space.
      const x = 2 * column
      const y = 2 * row
      const hasRight = column < right
      const hasAbove = row < high
      if (hasRight && lines.upright(x, y - 2) && ray.crossesUpright(x, y - 2)) return false
      if (hasAbove && lines.level(x - 2, y) && ray.crossesLevel(x - 2, y)) return false
      if (hasRight && hasAbove && ray.touchesCorner(x, y) && closesCorner(lines, ray, x, y))
        return false
    }
  return true
}

/** [from * 36 + to]: whether no line of the tile as strong as that lies between, which is the same both ways. */
function clearTable(tile: Tile, least: number): Uint8Array {
  const lines = new Lines(tile, least)
  const table = new Uint8Array(SPACES * SPACES)
  for (let from = 0; from < SPACES; from += 1)
    for (let to = from; to < SPACES; to += 1) {
      const clear = isClear(lines, from, to) ? 1 : 0
      table[from * SPACES + to] = clear
      table[to * SPACES + from] = clear
    }
  return table
}

/** Clear of walls: no solid line between (CM-LOS-14). */
export function wallClear(tile: Tile, from: number, to: number): boolean {
  tile.sight.walls ??= clearTable(tile, SOLID)
  return tile.sight.walls[from * SPACES + to] === 1
}

/** Clear of all lines: neither a solid nor a dotted line between (CM-LOS-15). */
export function lineClear(tile: Tile, from: number, to: number): boolean {
  tile.sight.lines ??= clearTable(tile, DOTTED)
  return tile.sight.lines[from * SPACES + to] === 1
}

/** Whether nothing bars a push to an adjacent or diagonal space (CM-PUSH-5). */
export const pushClear = (tile: Tile, from: number, to: number): boolean =>
  lineClear(tile, from, to)

/** [from * 36 + to]: the spaces 0 to 17, and 18 to 35, other than these two, whose inside the line runs through (CM-LOS-8). */
export const THROUGH_LOW: Int32Array = new Int32Array(SPACES * SPACES)
export const THROUGH_HIGH: Int32Array = new Int32Array(SPACES * SPACES)

/** Only rows and columns between the two ends can be run through. */
function traceLine(from: number, to: number): void {
  const ray = new Ray(from, to)
  const left = Math.min(columnOf(from), columnOf(to))
  const right = Math.max(columnOf(from), columnOf(to))
  const pair = from * SPACES + to
  for (let row = rowOf(from); row <= rowOf(to); row += 1)
    for (let column = left; column <= right; column += 1) {
      const space = spaceAt(row, column)
      if (space === from || space === to || !ray.runsThrough(row, column)) continue
      THROUGH_LOW[pair] = (THROUGH_LOW[pair] ?? 0) | (LOW_BIT[space] ?? 0)
      THROUGH_HIGH[pair] = (THROUGH_HIGH[pair] ?? 0) | (HIGH_BIT[space] ?? 0)
    }
}

for (let from = 0; from < SPACES; from += 1)
  for (let to = from + 1; to < SPACES; to += 1) {
    traceLine(from, to)
    // The line is the same both ways.
    for (const table of [THROUGH_LOW, THROUGH_HIGH])
      table[to * SPACES + from] = table[from * SPACES + to] ?? 0
  }

/** Line of sight past walls and past pieces on the occupied spaces (CM-LOS-4); a space sees itself (CM-LOS-16). */
export function inSight(
  tile: Tile,
  from: number,
  to: number,
  occupiedLow: number,
  occupiedHigh: number,
): boolean {
  const pair = from * SPACES + to
  return (
    ((THROUGH_LOW[pair] ?? 0) & occupiedLow) === 0 &&
    ((THROUGH_HIGH[pair] ?? 0) & occupiedHigh) === 0 &&
    wallClear(tile, from, to)
  )
}
