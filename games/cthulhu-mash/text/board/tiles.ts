import { at, capital, counted, list } from '@eldertable/kernel'
import { boardSpot, compassOf, DIRECTIONS, SPACES, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { GREEN, NO_OBSTACLE, NO_SKULL, SKULL_ON_ENTER, WATER, type Tile } from '../../tiles/tile.ts'
import { tileAt } from '../../tiles/tiles.ts'
import { beyondGate, DEAD_END, neighbourOf, OPEN_GATE } from '../../rules/gates/gates.ts'
import { placeOf, spotOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { openState, type Tell } from '../telling.ts'
import { cellName, cellOn, compassName, gateAt, isRound, placeName } from '../where.ts'
import { labelNames, tileName } from '../tiles.ts'
import { facesUpTo } from '../events.ts'
import { foeInWords, heroesIn, pileInWords, pilesAt } from './pieces.ts'

/** Every tile that lies open, with where its gates lead and what is on it. */
export const tileLines = (t: Tell): string[] =>
  t.table.places.flatMap(({ tile, column, row }, place) => {
    const where = `column ${column + 1}, row ${row + 1} from the north`
    if (tile === NONE) return [`A hidden tile: ${where}.`]
    return [`${tileName(tile)}: ${where}; ${gatesInWords(place, t)}.`, ...thingsOn(place, t)]
  })

/** Where the gates of a tile lead. */
export function gatesInWords(place: number, t: Tell): string {
  const s = openState(t)
  const { tile, rotation } = at(t.table.places, place)
  const { gates } = tileAt(tile)
  const ways = DIRECTIONS.filter((side) => (gates & (1 << side)) !== 0)
    .map((side) => compassOf(side, rotation))
    .toSorted((a, b) => a - b)
  return `gates ${list(ways.map((compass) => `${compassName(compass)} ${leadsTo(beyondGate(s, place, compass), place, compass, t)}`))}`
}

/** Where the gate on a space leads, as a sentence; nothing for a space without one. */
export function gateInWords(place: number, space: number, t: Tell): string | undefined {
  const compass = gateAt(place, space, t)
  if (compass === NONE) return undefined
  const s = openState(t)
  const leads = leadsTo(beyondGate(s, place, compass), place, compass, t)
  return `A gate: it leads ${leads}.`
}

/** The far side of the board by the direction in which one leaves it. */
const farEnds = [
  'to the bottom row',
  'to the left column',
  'to the top row',
  'to the right column',
] as const

function leadsTo(beyond: number, place: number, compass: number, t: Tell): string {
  if (beyond === DEAD_END) return 'to nowhere'
  const next = neighbourOf(openState(t), place, compass)
  const round = isRound(t.table, place, next, compass) ? `round ${at(farEnds, compass)}, ` : ''
  return beyond === OPEN_GATE ? `${round}to a hidden tile` : `${round}to ${placeName(next, t)}`
}

/** Pieces and objects on a place. */
function thingsOn(place: number, t: Tell): string[] {
  const foes = t.table.foes.filter(({ spot }) => placeOf(spot) === place)
  const spots = Array.from({ length: SPACES }, (_, space) => spotOf(place, space))
  const heroes = heroesIn(spots, t).map((seat) => t.name(seat))
  const piles = spots.flatMap((spot, space) =>
    pilesAt(spot, t).map((pile) => `${pileInWords(pile)} on ${cellOn(place, space, t)}`),
  )
  const marks = spots.flatMap((_, space) => marksOn(place, space, t))
  return [
    ...foes.map((foe) => `${foeInWords(foe, t)}.`),
    ...(heroes.length > 0 ? [`Here: ${list(heroes)}.`] : []),
    ...(piles.length > 0 ? [`Objects: ${list(piles)}.`] : []),
    ...(marks.length > 0 ? [`Marked: ${list(marks)}.`] : []),
  ]
}

/** What the host has marked (CM-OPT-6). */
function marksOn(place: number, space: number, t: Tell): string[] {
  const { hindrances, heights, blinds, places } = t.table
  const ground = spotOf(at(places, place).tile, space)
  const kinds = [
    ...(hindrances.includes(ground) ? ['hindrance'] : []),
    ...(heights.includes(ground) ? ['height'] : []),
    ...(blinds.includes(ground) ? ['blind'] : []),
  ]
  return kinds.map((kind) => `${kind} on ${cellOn(place, space, t)}`)
}

/** What a space of a tile is, in a few words; nothing for open ground. */
export function spaceInWords(tile: Tile, space: number): string | undefined {
  if (tile.obstacle[space] !== NO_OBSTACLE) return 'obstacle'
  const label = tile.label[space]
  const name =
    label === undefined ? (tile.terrain[space] === WATER ? 'water' : undefined) : labelNames[label]
  const parts = [...(name === undefined ? [] : [name]), ...whatItDoes(tile, space)]
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** What a space does to whoever comes there, rests there or is pushed there. */
export function whatItDoes(tile: Tile, space: number): string[] {
  const hold = tile.hold[space]
  const harm = tile.harm[space] ?? 0
  const harmOnPush = tile.harmOnPush[space] ?? 0
  const skull = tile.skull[space] ?? NO_SKULL
  const heal = tile.heal[space] ?? 0
  const mind = tile.mind[space] ?? 0
  const when = (isPush: boolean): string => (isPush ? ' if one is pushed here' : '')
  return [
    ...(skull === NO_SKULL ? [] : [`deadly${when(skull !== SKULL_ON_ENTER)}`]),
    ...(harm > 0 ? [`costs ${harm} health`] : []),
    ...(harmOnPush > 0 ? [`costs ${harmOnPush} health if one is pushed here`] : []),
    ...(hold === undefined
      ? []
      : [`holds${when(hold.onPush)} until a die shows ${facesUpTo(hold.escape)}`]),
    ...(hold !== undefined && hold.damage > 0 ? [`costs ${hold.damage} health`] : []),
    ...(hold?.quicksand === true ? ['drowns whoever stays'] : []),
    ...(heal > 0 ? [`restores ${heal} health`] : []),
    ...(mind > 0 ? [`restores ${mind} mentality`] : []),
    ...(space === SPAWN_SPACE && tile.spawnRestores !== undefined
      ? [`an action here restores all ${tile.spawnRestores}`]
      : []),
    ...(tile.outline[space] === GREEN && tile.reach.includes(space)
      ? ["in the drill's reach"]
      : []),
  ]
}

/** The ground of a tile row by row from the north, without what is open ground. */
export function groundLines(tile: Tile, rotation: number): string[] {
  const spaces = Array.from({ length: SPACES }, (_, space) => space)
  return [6, 5, 4, 3, 2, 1].flatMap((row) => {
    const found = spaces
      .filter((space) => boardSpot(space, rotation).y === row)
      .toSorted((a, b) => boardSpot(a, rotation).x - boardSpot(b, rotation).x)
      .flatMap((space) => {
        const words = spaceInWords(tile, space)
        return words === undefined ? [] : [`${cellName(space, rotation)} ${words}`]
      })
    return found.length === 0 ? [] : [`Row ${row}: ${found.join('; ')}.`]
  })
}

/** What every step on a tile costs, and what it costs whoever it is told to. */
export function stepLine({ boot, bootKind }: Tile, own: number): string[] {
  if (bootKind === undefined) return []
  const price = 1 + Math.min(...boot)
  const exception = own < price ? ` (${own} for you)` : ''
  return [`${capital(bootKind)}: every step costs ${counted(price, 'point')}${exception}.`]
}
