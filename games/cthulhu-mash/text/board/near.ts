import { at, list } from '@eldertable/kernel'
import { columnOf, DIRECTIONS, rowOf, SPACES } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import { tileAt } from '../../tiles/tiles.ts'
import { placeOf, spaceOf } from '../../rules/spots.ts'
import { FAR, gaitOfHero, priceOf } from '../../rules/movement/walk.ts'
import { NONE, type Foe } from '../../state.ts'
import { openState, type Tell } from '../telling.ts'
import { compassName, placeName, spaceOn } from '../where.ts'
import { foeInWords } from './pieces.ts'
import { gatesInWords, groundLines, stepLine } from './tiles.ts'
import { compassOf } from '../../tiles/spaces.ts'

/** What is round a character: dangers first, the nearest before the others, then the ground in rows. */
export function nearLines(seat: number, t: Tell): string[] {
  const { spot } = at(t.table.heroes, seat)
  if (spot === NONE) return []
  const place = placeOf(spot)
  const { tile: number, rotation } = at(t.table.places, place)
  const tile = tileAt(number)
  const from = spaceOf(spot)
  const foes = t.table.foes
    .filter((foe) => placeOf(foe.spot) === place)
    .toSorted((a, b) => stepsTo(a, from) - stepsTo(b, from))
  return [
    `On ${spaceOn(place, from, t)}: ${placeName(place, t)}.`,
    ...foes.map((foe) => `${foeInWords(foe, t)}; ${away(foe, from)}.`),
    `${wallsBeside(seat, t)}.`,
    `This tile has ${gatesInWords(place, t)}.`,
    ...stepLine(tile, seat === t.reader ? cheapestStep(seat, t) : FAR),
    ...groundLines(tile, rotation),
  ]
}

/** What a step costs a character where it costs least. */
function cheapestStep(seat: number, t: Tell): number {
  const { spot, isFlying } = at(t.table.heroes, seat)
  const tile = tileAt(at(t.table.places, placeOf(spot)).tile)
  const gait = gaitOfHero(openState(t), seat, isFlying)
  return Math.min(...Array.from({ length: SPACES }, (_, space) => priceOf(tile, space, gait)))
}

const stepsTo = ({ spot }: Foe, from: number): number => {
  const to = spaceOf(spot)
  return Math.abs(rowOf(to) - rowOf(from)) + Math.abs(columnOf(to) - columnOf(from))
}

function away(foe: Foe, from: number): string {
  const steps = stepsTo(foe, from)
  if (steps === 0) return 'on the same space'
  return steps === 1 ? 'right beside' : `${steps} spaces away`
}

/** On which sides a line stops whoever walks. */
function wallsBeside(seat: number, t: Tell): string {
  const { spot } = at(t.table.heroes, seat)
  const { tile, rotation } = at(t.table.places, placeOf(spot))
  const { edge } = tileAt(tile)
  const closed = DIRECTIONS.filter((side) => edge[spaceOf(spot) * 4 + side] !== OPEN)
  if (closed.length === 0) return 'Open on all sides'
  return `Closed to the ${list(closed.map((side) => compassName(compassOf(side, rotation))))}`
}
