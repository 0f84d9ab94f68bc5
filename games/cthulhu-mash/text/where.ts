import { at, list } from '@eldertable/kernel'
import { boardSpot, compassOf, DIRECTIONS, GATE_SIDE, N } from '../tiles/spaces.ts'
import { WATER } from '../tiles/tile.ts'
import { tileAt } from '../tiles/tiles.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { isFoe, pieceIn } from '../targets.ts'
import { labelNames, tileName } from './tiles.ts'
import type { Tell } from './telling.ts'

const compass = ['north', 'east', 'south', 'west'] as const
export const compassName = (direction: number): string => at(compass, direction)

/** The columns of a tile on the board from west to east, as they are printed at its lower edge. */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/**
 * What a space is called where somebody reads: 'C4', the column from the west and the row from the south. It goes by
 * how the tile lies, so that it says where to look; the book's R4C3 turns with the tile.
 */
export function cellName(space: number, rotation: number): string {
  const { x, y } = boardSpot(space, rotation)
  return `${at(COLUMNS, x - 1)}${y}`
}

type Place = Pick<Tell, 'table'>

const rotationOf = (place: number, { table }: Place): number => at(table.places, place).rotation

/** A space of a place by its letter and figure alone. */
export const cellOn = (place: number, space: number, t: Place): string =>
  cellName(space, rotationOf(place, t))

/** The same of a space of the board. */
export const cellAt = (spot: number, t: Place): string => cellOn(placeOf(spot), spaceOf(spot), t)

/** Where the gate on a space points on the board; -1 if there is none. */
export function gateAt(place: number, space: number, t: Place): number {
  const { tile, rotation } = at(t.table.places, place)
  const side = GATE_SIDE[space] ?? NONE
  if (tile === NONE || side === NONE || (tileAt(tile).gates & (1 << side)) === 0) return NONE
  return compassOf(side, rotation)
}

function gateName(place: number, space: number, t: Place): string | undefined {
  const compass = gateAt(place, space, t)
  return compass === NONE ? undefined : `the ${compassName(compass)} gate`
}

/** The tile that lies on a place of the layout. */
export function placeName(place: number, t: Place): string {
  const { tile } = at(t.table.places, place)
  return tile === NONE ? 'a hidden tile' : `the ${tileName(tile)}`
}

/** Whether a spot lies in water. */
export function isWater(spot: number, { table }: Place): boolean {
  const { tile } = at(table.places, placeOf(spot))
  return tile !== NONE && tileAt(tile).terrain[spaceOf(spot)] === WATER
}

/** Whether a gate leads over the edge of the board and in again on the other side (CM-GATE-3). */
export function isRound(
  { places }: Tell['table'],
  place: number,
  next: number,
  direction: number,
): boolean {
  const [here, there] = [at(places, place), at(places, next)]
  const ahead = [
    here.row - there.row,
    there.column - here.column,
    there.row - here.row,
    here.column - there.column,
  ]
  return at(ahead, direction) < 0
}

/** A space of a place, with what lies there. */
export function spaceOn(place: number, space: number, t: Place): string {
  const { tile } = at(t.table.places, place)
  const label = tile === NONE ? undefined : tileAt(tile).label[space]
  const here = gateName(place, space, t) ?? (label === undefined ? undefined : labelNames[label])
  const cell = cellOn(place, space, t)
  return here === undefined ? cell : `${cell}, ${here}`
}

/** A space of the tile on which a seat's character is. */
export function spaceFor(space: number, seat: number, t: Tell): string {
  const { spot } = at(t.table.heroes, seat)
  return spot === NONE ? cellName(space, 0) : spaceOn(placeOf(spot), space, t)
}

/** A space of the board, with its tile: a gate by its side, anything else by its letter and figure. */
export function spotName(spot: number, t: Place): string {
  const [place, space] = [placeOf(spot), spaceOf(spot)]
  return `${gateName(place, space, t) ?? cellOn(place, space, t)} of ${placeName(place, t)}`
}

/** The same where the tile is known. */
export const spotOnTile = (spot: number, t: Place): string =>
  gateName(placeOf(spot), spaceOf(spot), t) ?? cellAt(spot, t)

/** Where the piece stands that the open question is about, or else whoever is asked; -1 if nowhere. */
function spotAsked(t: Tell): number {
  const about: Readonly<Record<string, unknown>> = { ...t.asked?.about }
  const number = (key: string): number | undefined => {
    const value = about[key]
    return typeof value === 'number' ? value : undefined
  }
  const who = number('who') ?? t.asked?.seat ?? t.table.active
  const piece = number('generator') ?? number('piece') ?? (isFoe(who) ? pieceIn(who) : NONE)
  return piece === NONE
    ? (t.table.heroes[who]?.spot ?? NONE)
    : (t.table.foes.find((foe) => foe.piece === piece)?.spot ?? NONE)
}

/** A space of the tile that the open question means, and how far off it lies: "C4 (2 west, 1 north)". */
export function spaceAsked(space: number, t: Tell, whatIsThere = ''): string {
  const from = spotAsked(t)
  if (from === NONE) return `${spaceFor(space, t.table.active, t)}${whatIsThere}`
  const place = placeOf(from)
  const far = howFar(spaceOf(from), space, rotationOf(place, t))
  return `${spaceOn(place, space, t)}${whatIsThere}${far === '' ? '' : ` (${far})`}`
}

function howFar(from: number, to: number, rotation: number): string {
  const a = boardSpot(from, rotation)
  const b = boardSpot(to, rotation)
  const [east, north] = [b.x - a.x, b.y - a.y]
  const parts = [
    ...(east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`]),
    ...(north === 0 ? [] : [`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`]),
  ]
  return parts.join(', ')
}

/** The gates of the tile of a place, if it lies in a way. */
export function gatesOf(place: number, rotation: number, { table }: Place): string {
  const { tile } = at(table.places, place)
  const { gates } = tileAt(tile)
  const open = DIRECTIONS.filter((side) => (gates & (1 << side)) !== 0)
    .map((side) => compassOf(side, rotation))
    .toSorted((a, b) => a - b)
  if (open.length === DIRECTIONS.length) return 'gates on all sides'
  return `${open.length === 1 ? 'a gate' : 'gates'} ${list(open.map(compassName))}`
}

/** A way for the tile of a place to lie: where its gates are then, and its name side. */
export function wayInWords(place: number, rotation: number, t: Place): string {
  const name = `name to the ${compassName(compassOf(N, rotation))}`
  return at(t.table.places, place).tile === NONE
    ? `Lay it with its ${name}`
    : `Lay it: ${gatesOf(place, rotation, t)} (${name})`
}
