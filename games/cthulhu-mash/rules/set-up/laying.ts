import { at, done, listOf, type Seat } from '@eldertable/kernel'
import { CHARACTERS } from '../../pieces/characters.ts'
import {
  LARGE_LAYOUT,
  neighbourOf,
  sharedLayout,
  sharedTiles,
  SMALL_LAYOUT,
  type Layout,
} from '../../tiles/layouts.ts'
import { compassOf, DIRECTIONS, SPACES, W } from '../../tiles/spaces.ts'
import { START_TILES, TILES, tileAt as tileOf } from '../../tiles/tiles.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type MashState, type Place } from '../../state.ts'
import { groundOf, V } from '../../verbs.ts'
import { procedure } from '../kit.ts'
import { heroAt } from '../pieces.ts'
import { playerOf } from './prepare.ts'
import { inTurnOrder } from '../sides.ts'

const COLUMNS = 7
/** A host lays tiles on a grid of this size; the first start tile lies in its middle (CM-OPT-3). */
const CELLS = COLUMNS * COLUMNS
const MIDDLE = (CELLS - 1) / 2
const MOST_TILES = TILES.length - START_TILES

const newPlace = (column: number, row: number, isStart: boolean): Place => ({
  column,
  row,
  tile: NONE,
  rotation: 0,
  isPopulated: false,
  isStart,
})

/** Lays out the places of a game, and who neighbours whom (CM-GATE-3). */
function layPlaces(s: MashState, { positions, starts }: Layout): void {
  s.table.places = listOf(positions.length, (place) => {
    const { column, row } = at(positions, place)
    return newPlace(column, row, starts.includes(place))
  })
  join(s)
}

function join({ table }: MashState): void {
  table.neighbours = table.places.flatMap((_, place) =>
    DIRECTIONS.map((compass) => neighbourOf(table.places, place, compass)),
  )
}

/** Start tiles lie face up, one for each player and one for each position that is left (CM-SETUP-10 to CM-SETUP-16). */
export const ownStarts = procedure('ownStarts', {
  lay(g) {
    const s = g.state
    const { table, box } = s
    const { length } = table.heroes
    if (!table.settings.customLayout) layPlaces(s, length <= 2 ? SMALL_LAYOUT : LARGE_LAYOUT)
    const others = TILES.map((_, tile) => tile).filter((tile) => tile >= START_TILES)
    g.chance.shuffle(others) // CM-SETUP-9
    box.tiles = table.places.map(({ isStart }) => (isStart ? NONE : (others.pop() ?? NONE)))
    box.spareTiles = others
    const starts = startsOf(s)
    for (const [place, seat] of inTurnOrder(s).entries()) {
      const home = at(starts, place)
      heroAt(s, seat).home = home
      layStart(s, home, heroAt(s, seat).character)
    }
    // CM-SETUP-13
    const spare = CHARACTERS.map((_, one) => one).filter((one) => playerOf(s, one) === NONE)
    g.chance.shuffle(spare)
    for (const place of starts.slice(length)) layStart(s, place, spare.pop() ?? 0)
    return 'turn'
  },
  // CM-SETUP-15, CM-SETUP-16, CM-PROMPT-3
  turn: {
    rule: 'CM-SETUP-15',
    who: (s, f) => ownerOf(s, at(startsOf(s), f.index)),
    about: (s, f) => ({ place: at(startsOf(s), f.index) }),
    offer(s, f, o) {
      for (const q of fittings(s, at(startsOf(s), f.index))) o.allow(V.turnTile, q, 'CM-SETUP-15')
    },
    take(g, f, _, rotation) {
      const place = at(startsOf(g.state), f.index)
      at(g.state.table.places, place).rotation = rotation
      g.event?.('turns', 'CM-SETUP-15', { place, rotation })
      f.index++
      return f.index < startsOf(g.state).length ? 'turn' : done
    },
  },
})

/** Places of start tiles in the order in which they are taken (CM-SETUP-12). */
function startsOf({ table }: MashState): number[] {
  if (!table.settings.customLayout)
    return [...(table.heroes.length <= 2 ? SMALL_LAYOUT : LARGE_LAYOUT).starts]
  return table.places.flatMap(({ isStart }, place) => (isStart ? [place] : []))
}

function layStart({ table, box }: MashState, place: number, tile: number): void {
  at(table.places, place).tile = tile
  box.tiles[place] = tile
}

/** Whose start tile it is; one that nobody claims is the first player's to turn. */
function ownerOf({ table }: MashState, place: number): Seat {
  const seat = table.heroes.findIndex(({ home }) => home === place)
  return seat < 0 ? table.first : seat
}

/** Rotations in which as many gates as possible face a tile right beside (CM-SETUP-15, CM-SETUP-16, CM-OPT-3). */
function fittings(s: MashState, place: number): number[] {
  const { tile } = at(s.table.places, place)
  const facing = DIRECTIONS.map(
    (rotation) =>
      gateSides(tile).filter((side) => isBeside(s, place, compassOf(side, rotation))).length,
  )
  const most = Math.max(...facing)
  return DIRECTIONS.filter((rotation) => facing[rotation] === most)
}

const gateSides = (tile: number): number[] =>
  DIRECTIONS.filter((side) => (tileOf(tile).gates & (1 << side)) !== 0)

const UP = [-1, 0, 1, 0]
const RIGHT = [0, 1, 0, -1]

/** Whether a tile lies edge to edge that way. */
function isBeside({ table }: MashState, place: number, compass: number): boolean {
  const { column, row } = at(table.places, place)
  return table.places.some(
    (other) => other.column === column + at(RIGHT, compass) && other.row === row + at(UP, compass),
  )
}

/** One start tile for all, the others below it; one of its gates stays free (CM-COOP-2 to CM-COOP-4, CM-PROMPT-4). */
export const sharedStart = procedure('sharedStart', {
  tile: {
    rule: 'CM-COOP-2',
    who: () => 0,
    offer(_, __, o) {
      for (const character of CHARACTERS.keys()) o.allow(V.startOn, character, 'CM-COOP-2')
    },
    take(g, _, __, tile) {
      const s = g.state
      const { table, box } = s
      const { coopTiles, customLayout } = table.settings
      const count = coopTiles > 0 ? coopTiles : sharedTiles(table.heroes.length)
      if (!customLayout) layPlaces(s, sharedLayout(count))
      const others = TILES.map((_row, one) => one).filter((one) => one !== tile)
      g.chance.shuffle(others)
      box.tiles = table.places.map(({ isStart }) => (isStart ? NONE : (others.pop() ?? NONE)))
      box.spareTiles = others
      layStart(s, 0, tile)
      g.event?.('reveals', 'CM-COOP-2', { place: 0, tile, by: 0 })
      return 'gate'
    },
  },
  gate: {
    rule: 'CM-COOP-4',
    who: () => 0,
    offer(s, _, o) {
      for (const q of sharedFittings(s)) o.allow(V.keepFree, q, 'CM-COOP-4')
    },
    take(g, _, __, rotation) {
      const { table } = g.state
      const start = at(table.places, 0)
      start.rotation = rotation
      const free = gateSides(start.tile)
        .map((side) => compassOf(side, rotation))
        .find((compass) => !isBeside(g.state, 0, compass))
      table.entry = free ?? compassOf(W, rotation)
      g.event?.('turns', 'CM-COOP-4', { place: 0, rotation })
      return done
    },
  },
})

/** Rotations in which exactly one gate faces a tile. */
function sharedFittings(s: MashState): number[] {
  const { tile } = at(s.table.places, 0)
  return DIRECTIONS.filter(
    (q) => gateSides(tile).filter((side) => isBeside(s, 0, compassOf(side, q))).length === 1,
  )
}

const cellOf = ({ column, row }: Place): number => row * COLUMNS + column

/** The host lays out the places: all hang together edge to edge (CM-OPT-3). */
export const layOut = procedure('layOut', {
  choose: {
    rule: 'CM-OPT-3',
    who: () => 0,
    about: (s) => ({ places: s.table.places.length }),
    offer(s, _, o) {
      const { places, heroes, isShared } = s.table
      const starts = places.filter(({ isStart }) => isStart).length
      const wanted = isShared ? 1 : heroes.length
      const most = isShared ? TILES.length - 1 : MOST_TILES
      if (starts === wanted && places.length > wanted) o.allow(V.layDone, 0, 'CM-OPT-3')
      for (const cell of openCells(s)) {
        if (starts < wanted) o.allow(V.putStart, cell, 'CM-OPT-3')
        if (places.length > 0 && places.length - starts < most)
          o.allowUnless(wouldEnclose(s, cell), V.putTile, cell, 'CM-OPT-3')
      }
    },
    take(g, _, verb, cell) {
      const s = g.state
      if (verb === V.layDone) {
        join(s)
        return done
      }
      s.table.places.push(newPlace(cell % COLUMNS, Math.floor(cell / COLUMNS), verb === V.putStart))
      return 'choose'
    },
  },
})

/** Cells on which a tile may be laid: the middle one first, then those that touch what is there. */
function openCells({ table }: MashState): number[] {
  if (table.places.length === 0) return [MIDDLE]
  const taken = table.places.map(cellOf)
  const open: number[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (taken.includes(cell)) continue
    const column = cell % COLUMNS
    const row = Math.floor(cell / COLUMNS)
    const touches = table.places.some(
      (place) => Math.abs(place.column - column) + Math.abs(place.row - row) === 1,
    )
    if (touches) open.push(cell)
  }
  return open
}

/**
 * A shared start keeps a side free: exactly one of its two gates is to face a tile (CM-OPT-3, CM-COOP-4). They lie on
 * neighbouring sides, so that one can face a tile and the other none unless all sides are taken.
 */
function wouldEnclose(s: MashState, cell: number): Reason | undefined {
  if (!s.table.isShared) return undefined
  const { column, row } = at(s.table.places, 0)
  const distance = Math.abs((cell % COLUMNS) - column) + Math.abs(Math.floor(cell / COLUMNS) - row)
  const free = DIRECTIONS.filter((compass) => !isBeside(s, 0, compass)).length
  return distance === 1 && free === 1 ? 'start-enclosed' : undefined
}

/** The host marks spaces of the terrain, on whatever tile (CM-OPT-6). */
export const markTerrain = procedure('markTerrain', {
  choose: {
    rule: 'CM-OPT-6',
    who: () => 0,
    offer({ table }, _, o) {
      o.allow(V.markDone, 0, 'CM-OPT-6')
      for (const tile of TILES.keys())
        for (let space = 0; space < SPACES; space++) {
          if (tileOf(tile).obstacle[space] !== 0) continue
          const ground = groundOf(tile, space)
          if (!table.hindrances.includes(ground)) o.allow(V.markHindrance, ground, 'CM-OPT-6')
          if (!table.heights.includes(ground)) o.allow(V.markHeight, ground, 'CM-OPT-6')
          if (!table.blinds.includes(ground)) o.allow(V.markBlind, ground, 'CM-OPT-6')
        }
    },
    take(g, _, verb, ground) {
      const { table } = g.state
      if (verb === V.markDone) return done
      if (verb === V.markHindrance) table.hindrances.push(ground)
      else if (verb === V.markHeight) table.heights.push(ground)
      else table.blinds.push(ground)
      return 'choose'
    },
  },
})
