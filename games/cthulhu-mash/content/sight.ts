import { columnOf, E, N, rowOf, SIDE, spaceAt, SPACES } from './spaces.ts'
import { DOTTED, SOLID, type Tile } from './tile.ts'

/** Doubled coordinates of a space's centre (CM-LOS-2). */
const xOf = (space: number): number => 2 * columnOf(space) - 1
const yOf = (space: number): number => 2 * rowOf(space) - 1

/** Corners inside a tile have even coordinates from 2 to 10; no line of sight touches the border. */
const FIRST_CORNER = 2
const LAST_CORNER = 2 * SIDE - 2

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

  /** Whether it runs through the inside of a space (CM-LOS-8). */
  runsThrough(space: number): boolean {
    const right = 2 * columnOf(space)
    const top = 2 * rowOf(space)
    const sides = [
      this.side(right - 2, top - 2),
      this.side(right, top - 2),
      this.side(right - 2, top),
      this.side(right, top),
    ]
    return (
      sides.some((side) => side > 0) &&
      sides.some((side) => side < 0) &&
      Math.min(this.x0, this.x1) < right &&
      Math.max(this.x0, this.x1) > right - 2 &&
      Math.min(this.y0, this.y1) < top &&
      Math.max(this.y0, this.y1) > top - 2
    )
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

function isClear(lines: Lines, from: number, to: number): boolean {
  const ray = new Ray(from, to)
  for (let x = 0; x <= LAST_CORNER; x += 2)
    for (let y = 0; y <= LAST_CORNER; y += 2) {
      if (x > 0 && lines.upright(x, y) && ray.crossesUpright(x, y)) return false
      if (y > 0 && lines.level(x, y) && ray.crossesLevel(x, y)) return false
      const isCorner = x >= FIRST_CORNER && y >= FIRST_CORNER
      if (isCorner && ray.touchesCorner(x, y) && closesCorner(lines, ray, x, y)) return false
    }
  return true
}

/** [from * 36 + to]: whether no line of the tile as strong as that lies between. */
function clearTable(tile: Tile, least: number): Uint8Array {
  const lines = new Lines(tile, least)
  return Uint8Array.from({ length: SPACES * SPACES }, (_, pair) =>
    isClear(lines, Math.floor(pair / SPACES), pair % SPACES) ? 1 : 0,
  )
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

/** Spaces of one half of a tile, as a bit mask, through which the line between two spaces runs. */
function throughTable(first: number): Int32Array {
  return Int32Array.from({ length: SPACES * SPACES }, (_, pair) => {
    const from = Math.floor(pair / SPACES)
    const to = pair % SPACES
    const ray = new Ray(from, to)
    let mask = 0
    for (let bit = 0; bit < SPACES / 2; bit += 1) {
      const space = first + bit
      if (space !== from && space !== to && ray.runsThrough(space)) mask |= 1 << bit
    }
    return mask
  })
}

/** [from * 36 + to]: the spaces 0 to 17, and 18 to 35, other than these two, whose inside the line runs through (CM-LOS-8). */
export const THROUGH_LOW: Int32Array = throughTable(0)
export const THROUGH_HIGH: Int32Array = throughTable(SPACES / 2)

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
