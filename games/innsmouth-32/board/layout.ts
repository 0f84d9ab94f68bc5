import type { I32Table } from './table.ts'

/** The house from the floor up, in the board's own units. */
export const WIDTH = 1040
export const GAP = 10
/** The curtain with the screen, down to the footlights. */
export const FRONT = 322
/** A heading over a row. */
export const HEADING = 34
export const THRONG = { width: 165, height: 104, gap: 10 }
export const LARGE = { width: 282, height: 164 }
export const SMALL = { width: 164, height: 92 }
const PER_ROW = 6
const BIG_PER_ROW = 5

const rowsOf = (count: number, perRow: number): number => Math.ceil(count / perRow)

const survivorsIn = ({ pools }: I32Table): number =>
  pools.reduce((sum, { survivors }) => sum + survivors.length, 0)

/** How many rows the throngs take: the director's six fill one, those of two fallen seats another. */
export const throngRows = ({ pools }: I32Table): number =>
  1 + rowsOf(pools.filter(({ side }) => side !== 'survivors').length, 2)

export const throngsHeight = (table: I32Table): number =>
  HEADING + throngRows(table) * (THRONG.height + THRONG.gap)

/** The pool before the reader is large; everybody else stands in rows below it. */
const othersRows = (table: I32Table): number =>
  rowsOf(Math.max(0, survivorsIn(table) - fewest(table)), PER_ROW)

/** Of the pools that have somebody, the smallest: whoever looks, no more than all the rest stand below. */
function fewest({ pools }: I32Table): number {
  const counts = pools.map(({ survivors }) => survivors.length).filter((count) => count > 0)
  return Math.min(...counts, 3)
}

const othersHeight = (table: I32Table): number => {
  const rows = othersRows(table)
  return rows === 0 ? 0 : HEADING + rows * (SMALL.height + GAP)
}

/** What is left below screen and throngs for the people. */
const peopleHeight = (table: I32Table): number =>
  HEADING + LARGE.height + GAP + othersHeight(table)

export const sizeOf = (table: I32Table): { width: number; height: number } => ({
  width: WIDTH,
  height: FRONT + throngsHeight(table) + peopleHeight(table),
})

/** Where the people below the large ones stand. */
export const placeOfSmall = (place: number): { x: number; y: number } => ({
  x: (place % PER_ROW) * (SMALL.width + GAP),
  y: Math.floor(place / PER_ROW) * (SMALL.height + GAP),
})

/** The whole cast as the director sees it: as large as there is room for. */
export function castCell(table: I32Table): { width: number; height: number; perRow: number } {
  const count = Math.max(1, survivorsIn(table))
  const room = peopleHeight(table) - HEADING
  const perRow =
    count <= 3 ? 3 : count <= BIG_PER_ROW ? count : count <= 2 * BIG_PER_ROW ? BIG_PER_ROW : PER_ROW
  const height = Math.min(LARGE.height, room / rowsOf(count, perRow) - GAP)
  return { width: Math.min(LARGE.width, (WIDTH - GAP * (perRow - 1)) / perRow), height, perRow }
}
