import { at } from '@eldertable/kernel'
import { isThrong, slotsOf } from '../rules/throngs.ts'
import { DIRECTOR, DIRECTOR_THRONGS } from '../state.ts'
import type { I32Table } from './table.ts'

/** The house from the floor up, in the board's own units. */
export const WIDTH = 1040
export const GAP = 10
/** The curtain with the screen, down to the footlights. */
export const FRONT = 276
/** A heading over a row. */
export const HEADING = 28
export const THRONG = { width: 165, height: 98, gap: 9 }
export const LARGE = { width: 279, height: 142 }
/** The sanctuaries at the end of the row. */
export const SANCTUARY = 172
/** This many of the others have room for the names of their stats and cards; of more each is drawn in short. */
const NAMED = 8
const ROOMY = { perRow: 4, height: 118 }
const NORMAL = { perRow: 4, height: 98 }
const CROWDED = { perRow: 6, height: 92 }
/** Lower than this a survivor is drawn in short. */
const MEDIUM = 104

const rowsOf = (count: number, perRow: number): number => Math.ceil(count / perRow)

const survivorsIn = ({ pools }: I32Table): number =>
  pools.reduce((sum, { survivors }) => sum + survivors.length, 0)

/** Throngs of a side that are shown: of a seat that has fallen those that stand, and the next that could be started. */
export function slotsShown(table: I32Table, side: number): readonly number[] {
  const all = slotsOf(side)
  if (side === DIRECTOR) return all
  const next = all.find((throng) => !isThrong(at(table.throngs, throng)))
  return all.filter((throng) => throng === next || isThrong(at(table.throngs, throng)))
}

/** The director's six fill a row, and so do six of those who have fallen. */
const throngRows = (table: I32Table): number => {
  const fallen = table.pools.flatMap(({ side }, pool) =>
    side === 'survivors' ? [] : slotsShown(table, pool),
  )
  return 1 + rowsOf(fallen.length, DIRECTOR_THRONGS)
}

export const throngsHeight = (table: I32Table): number =>
  HEADING + throngRows(table) * (THRONG.height + THRONG.gap)

/** The pool before the reader is large; everybody else stands in rows below it, this many at most. */
const othersIn = (table: I32Table): number => Math.max(0, survivorsIn(table) - fewest(table))

/** Of the pools that have somebody, the smallest: whoever looks, no more than all the rest stand below. */
function fewest({ pools }: I32Table): number {
  const counts = pools.map(({ survivors }) => survivors.length).filter((count) => count > 0)
  return Math.min(...counts, 3)
}

/** How large they are there: the fewer, the larger. */
export function othersCell(table: I32Table): { width: number; height: number; perRow: number } {
  const count = othersIn(table)
  const { perRow, height } = count > NAMED ? CROWDED : count > ROOMY.perRow ? NORMAL : ROOMY
  return { perRow, height, width: (WIDTH - GAP * (perRow - 1)) / perRow }
}

function othersHeight(table: I32Table): number {
  const { perRow, height } = othersCell(table)
  return rowsOf(othersIn(table), perRow) * (height + GAP)
}

/** What is left below screen and throngs for the people. */
const peopleHeight = (table: I32Table): number => HEADING + LARGE.height + GAP + othersHeight(table)

export const sizeOf = (table: I32Table): { width: number; height: number } => ({
  width: WIDTH,
  height: FRONT + throngsHeight(table) + peopleHeight(table),
})

/** The whole cast as the director sees it, beside the sanctuaries: as large as there is room for. */
export function castCell(table: I32Table): { width: number; height: number; perRow: number } {
  const count = Math.max(1, survivorsIn(table))
  const room = peopleHeight(table) - HEADING
  const wide = WIDTH - SANCTUARY - GAP
  const perRow = [3, 4, 5].find((one) => rowsOf(count, one) * (MEDIUM + GAP) <= room) ?? 5
  const height = Math.min(LARGE.height, room / rowsOf(count, perRow) - GAP)
  return { width: (wide - GAP * (perRow - 1)) / perRow, height, perRow }
}
