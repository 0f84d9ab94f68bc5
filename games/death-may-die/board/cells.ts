import type { Rect } from './plan/plan.ts'

/** Where things stand in a room: a gate above on the right, ways below on the right, people below, all else from the top. */
export type Corner = 'top' | 'topRight' | 'bottomRight' | 'bottom'

/** The middle of a place and how large what stands there may be. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly size: number
}

const LARGEST = 60
const SMALLEST = 16
/** What is drawn no smaller, though it then lies over the edge of the next: it can still be told what it is. */
const READABLE = 30
const INSET = 7
/** The name of the room, in its upper left. */
const HEADER = 28

/** A place for each thing in a room; the more there are, the smaller they stand. */
export function cellsIn(room: Rect, corners: readonly Corner[], hasName = true): readonly Cell[] {
  const top = hasName ? HEADER : INSET
  const width = room.width - 2 * INSET
  const height = room.height - INSET - top
  let size = LARGEST
  while (size > SMALLEST && Math.floor(width / size) * Math.floor(height / size) < corners.length)
    size--
  const columns = Math.max(1, Math.floor(width / size))
  const rows = Math.max(1, Math.floor(height / size), Math.ceil(corners.length / columns))
  const free = new Set(Array.from({ length: rows * columns }, (_, cell) => cell))
  const take = (corner: Corner): number => {
    const cell = preference(corner, rows, columns).find((one) => free.has(one)) ?? 0
    free.delete(cell)
    return cell
  }
  // Gates and stairs do not move: they choose first.
  const order = [...corners.keys()].toSorted(
    (a, b) => Number(isFree(corners[a])) - Number(isFree(corners[b])),
  )
  const places: Cell[] = []
  for (const place of order) {
    const cell = take(corners[place] ?? 'top')
    places[place] = {
      x: room.x + INSET + (width / columns) * ((cell % columns) + 0.5),
      y: room.y + top + (height / rows) * (Math.floor(cell / columns) + 0.5),
      size: Math.max(size, READABLE),
    }
  }
  return places
}

const isFree = (corner: Corner | undefined): boolean => corner === 'top' || corner === 'bottom'

/** All cells of a grid, those first where such a thing likes to stand. */
function preference(corner: Corner, rows: number, columns: number): number[] {
  const all = Array.from({ length: rows * columns }, (_, cell) => cell)
  const isRight = corner === 'topRight' || corner === 'bottomRight'
  const isLow = corner === 'bottom' || corner === 'bottomRight'
  const rank = (cell: number): number => {
    const row = Math.floor(cell / columns)
    const column = cell % columns
    return (isLow ? rows - row : row) * columns + (isRight ? columns - 1 - column : column)
  }
  return all.toSorted((a, b) => rank(a) - rank(b))
}
