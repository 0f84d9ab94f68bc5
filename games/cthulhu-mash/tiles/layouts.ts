import { E, S, W } from './spaces.ts'

/** A place in the layout: columns from the west and rows from the north, both from 0. */
export interface Position {
  readonly column: number
  readonly row: number
}

export interface Layout {
  readonly columns: number
  readonly rows: number
  /** Every place that holds a tile; tiles go by its number in this list. */
  readonly positions: readonly Position[]
  /** Places of start tiles in the order in which players take them (CM-SETUP-12). */
  readonly starts: readonly number[]
}

/** Reads a plan row by row: a blank is empty, a digit the start of the player of that number, T any other tile. */
function layoutOf(...plan: readonly string[]): Layout {
  const drawn = plan.flatMap((line, row) =>
    line.split('').flatMap((sign, column) => (sign === ' ' ? [] : [{ column, row, sign }])),
  )
  const starts = drawn.flatMap(({ sign }, place) =>
    sign === 'T' ? [] : [{ place, player: Number(sign) }],
  )
  return {
    columns: Math.max(...plan.map((line) => line.length)),
    rows: plan.length,
    positions: drawn.map(({ column, row }) => ({ column, row })),
    starts: starts.toSorted((a, b) => a.player - b.player).map(({ place }) => place),
  }
}

/** One or two players (CM-SETUP-10). */
export const SMALL_LAYOUT: Layout = layoutOf(' 1 ', 'TTT', 'TTT', ' 2 ')

/** Three or four players: north-west, north-east, south-east, south-west (CM-SETUP-11, CM-SETUP-12). */
export const LARGE_LAYOUT: Layout = layoutOf('1TT2', 'TTTT', 'TTTT', '4TT3')

/** The order in which a row of a shared start is filled (CM-COOP-15). */
const COLUMNS_IN_ORDER = [1, 0, 2, 3]

/** A shared start: the start tile above the second column, then this many tiles in rows below it (CM-COOP-3, CM-COOP-15). */
export function sharedLayout(tiles: number): Layout {
  const columns = tiles <= 6 ? 3 : 4
  const order = COLUMNS_IN_ORDER.slice(0, columns)
  const below = Array.from({ length: tiles }, (_, tile) => ({
    column: order[tile % columns] ?? 0,
    row: 1 + Math.floor(tile / columns),
  }))
  return {
    columns,
    rows: 1 + Math.ceil(tiles / columns),
    positions: [{ column: 1, row: 0 }, ...below],
    starts: [0],
  }
}

/** How many face-down tiles a shared start has by default (CM-COOP-3). */
export const sharedTiles = (players: number): number => (players <= 2 ? 6 : 12)

export const NO_NEIGHBOUR = -1

/** The first tile met going that way, past gaps and round the edge; a tile is not its own neighbour (CM-GATE-3, CM-GATE-4). */
export function neighbourOf(
  positions: readonly Position[],
  index: number,
  compass: number,
): number {
  const own = positions[index]
  if (own === undefined) return NO_NEIGHBOUR
  const isAcross = compass === E || compass === W
  const isForward = compass === E || compass === S
  const along = ({ column, row }: Position): number => (isAcross ? column : row)
  const line = positions
    .map((position, place) => ({ position, place }))
    .filter(({ position }) =>
      isAcross ? position.row === own.row : position.column === own.column,
    )
    .toSorted((a, b) => along(a.position) - along(b.position))
    .map(({ place }) => place)
  const next = line.indexOf(index) + (isForward ? 1 : -1)
  const found = line.at(next % line.length) ?? index
  return found === index ? NO_NEIGHBOUR : found
}
