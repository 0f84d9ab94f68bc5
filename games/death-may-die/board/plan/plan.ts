import type { EpisodeMap, SpaceRow } from '../../pieces/map.ts'
import type { Tile } from '../../pieces/tiles.ts'

/** A tile on the sheet: columns with a tile of three spaces side by side are wider. */
const NARROW = 196
const WIDE = 252
const HIGH = 192
/** The paper round the tiles. */
const MARGIN = 12
/** How wide a door or an opening is. */
export const DOORWAY = 36

/** In the board's own coordinates. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Side = EpisodeMap['deadDoors'][number]['side']

/** A gap in a wall: a door between tiles, an opening inside of one, or a door that leads nowhere (DMD-MAP-2, DMD-MAP-3). */
export interface Way {
  readonly kind: 'door' | 'opening' | 'dead'
  /** The spaces on both sides, the first in map order first; a dead door has one. */
  readonly between: readonly [number, number] | readonly [number]
  /** Which side of the first space it is on. */
  readonly side: Side
  /** The middle of the gap. */
  readonly x: number
  readonly y: number
}

/** An episode's map as it is drawn. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Tiles that lie on the table, with the place of each. */
  readonly tiles: readonly { readonly name: Tile; readonly at: Rect }[]
  /** By the number of the space. */
  readonly spaces: readonly Rect[]
  readonly ways: readonly Way[]
}

export function planOf(map: EpisodeMap): Plan {
  const columns = columnsOf(map)
  const tiles = map.tiles.flatMap((row, y) =>
    row.flatMap((name, x) => {
      const column = columns[x]
      if (name === null || column === undefined) return []
      return [{ name, at: { ...column, y: MARGIN + y * HIGH, height: HIGH } }]
    }),
  )
  const rects = new Map(tiles.map(({ name, at }) => [name as string, at]))
  const spaces = map.spaces.map((row) => {
    const tile = rects.get(tileOf(row.id))
    if (tile === undefined) throw new Error(`${row.id} is on no tile of the map`)
    return partOf(tile, row, hasMiddle(map, tileOf(row.id)))
  })
  return {
    width: 2 * MARGIN + columns.reduce((sum, { width }) => sum + width, 0),
    height: 2 * MARGIN + HIGH * map.tiles.length,
    tiles,
    spaces,
    ways: [...linksOf(map, spaces), ...deadDoorsOf(map, spaces)],
  }
}

const tileOf = (space: string): string => space.slice(0, space.indexOf('-'))

function columnsOf(map: EpisodeMap): { x: number; width: number }[] {
  const columns: { x: number; width: number }[] = []
  for (let x = MARGIN, column = 0; map.tiles.some((row) => column < row.length); column++) {
    const isWide = map.tiles.some((row) => hasMiddle(map, row[column] ?? ''))
    const width = isWide ? WIDE : NARROW
    columns.push({ x, width })
    x += width
  }
  return columns
}

const hasMiddle = ({ spaces }: EpisodeMap, tile: string): boolean =>
  spaces.some(({ id, part }) => tileOf(id) === tile && part === 'middle')

/** Halves, or thirds where there is a middle. */
function partOf({ x, y, width, height }: Rect, { part }: SpaceRow, inThirds: boolean): Rect {
  const wide = width / (inThirds ? 3 : 2)
  const high = height / 2
  switch (part) {
    case 'whole':
      return { x, y, width, height }
    case 'west':
      return { x, y, width: wide, height }
    case 'middle':
      return { x: x + wide, y, width: wide, height }
    case 'east':
      return { x: x + width - wide, y, width: wide, height }
    case 'north':
      return { x, y, width, height: high }
    case 'south':
      return { x, y: y + high, width, height: high }
  }
}

function linksOf({ spaces: rows }: EpisodeMap, spaces: readonly Rect[]): Way[] {
  const numbers = new Map(rows.map(({ id }, number) => [id, number]))
  return rows.flatMap(({ id, links }, from) =>
    links.flatMap((link): Way[] => {
      const to = numbers.get(link) ?? -1
      if (to < from) return [] // It is drawn from the other side.
      const met = meetingOf(spaces[from], spaces[to])
      if (met === undefined) throw new Error(`${id} and ${link} do not meet`)
      const kind = tileOf(id) === tileOf(link) ? 'opening' : 'door'
      return [{ kind, between: [from, to], ...met }]
    }),
  )
}

/** The middle of the wall that two spaces share, and on which side of the first it is. */
function meetingOf(
  a: Rect | undefined,
  b: Rect | undefined,
): { side: Side; x: number; y: number } | undefined {
  if (a === undefined || b === undefined) return undefined
  const low = Math.max(a.y, b.y)
  const high = Math.min(a.y + a.height, b.y + b.height)
  const left = Math.max(a.x, b.x)
  const right = Math.min(a.x + a.width, b.x + b.width)
  if (high - low > DOORWAY && Math.abs(right - left) < 1)
    return { side: b.x > a.x ? 'east' : 'west', x: left, y: (low + high) / 2 }
  if (right - left > DOORWAY && Math.abs(high - low) < 1)
    return { side: b.y > a.y ? 'south' : 'north', x: (left + right) / 2, y: low }
  return undefined
}

function deadDoorsOf({ spaces: rows, deadDoors }: EpisodeMap, spaces: readonly Rect[]): Way[] {
  return deadDoors.map(({ space, side }) => {
    const number = rows.findIndex(({ id }) => id === space)
    const rect = spaces[number]
    if (rect === undefined) throw new Error(`the map has no space ${space}`)
    return { kind: 'dead', between: [number], side, ...onSide(rect, side) }
  })
}

/** A third along the wall: where a real door in the same wall is, if there is one, is its middle. */
function onSide({ x, y, width, height }: Rect, side: Side): { x: number; y: number } {
  switch (side) {
    case 'north':
      return { x: x + width * 0.7, y }
    case 'south':
      return { x: x + width * 0.7, y: y + height }
    case 'west':
      return { x, y: y + height * 0.7 }
    case 'east':
      return { x: x + width, y: y + height * 0.7 }
  }
}
