import {
  argumentOf,
  firstOffered,
  offeredWith,
  pickOf,
  verbOf,
  type Bot,
  type Observation,
} from '@eldertable/kernel'
import { habit } from '../bot/habit.ts'
import { EXPLORER, MARINER } from '../pieces/characters.ts'
import type { Mash } from '../frames.ts'
import { within } from '../rules/attacks/aim.ts'
import { spacesOf } from '../rules/attacks/areas.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { isObject } from '../rules/attacks/means.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero, isHome, seatIn } from '../targets.ts'
import { meansOfArea, patternOf, spaceOfArea, targetIn, V } from '../verbs.ts'

/** Takes anything. */
const aimless: Bot<Mash> = ({ picks, count }, chance) => picks[chance.below(count)] ?? NONE

/** Lays out as small a board as may be: the start tiles in a row, with one tile between the first two. */
function layout(observation: Observation<Mash>): number {
  const start = offeredWith(observation, V.putStart).map((cell) => pickOf(V.putStart, cell))
  const tile = offeredWith(observation, V.putTile).map((cell) => pickOf(V.putTile, cell))
  const isSecond = observation.table.places.length === 1
  return firstOffered(observation, pickOf(V.layDone), ...(isSecond ? tile : []), ...start, ...tile)
}

const stateOf = ({ table }: Observation<Mash>): MashState => ({ table }) as MashState

/** The first attack on an enemy of the kind that decides the game. */
function decisive(
  observation: Observation<Mash>,
  isWanted: (target: number) => boolean,
): number | undefined {
  const s = stateOf(observation)
  return offeredWith(observation, V.attack)
    .filter((blow) => {
      const target = targetIn(blow)
      return isWanted(target) && !areFriends(s, observation.seat, seatIn(target))
    })
    .map((blow) => pickOf(V.attack, blow))[0]
}

const NONSENSE = 30

/**
 * Plays small boards to an end: strikes what decides the game wherever it can, and otherwise goes by habit, with some
 * nonsense so that it does not stay where it is.
 */
const bold =
  (isWanted: (target: number) => boolean): Bot<Mash> =>
  (observation, chance) => {
    if (observation.decision === 'layOut.choose') return layout(observation)
    if (observation.decision === 'markTerrain.choose') return pickOf(V.markDone)
    if (observation.decision === 'actions.choose') {
      const blow = decisive(observation, isWanted)
      if (blow !== undefined) return blow
    }
    return chance.below(100) < NONSENSE ? aimless(observation, chance) : habit(observation, chance)
  }

export const fighter = bold(isHero)
export const raider = bold(isHome)
export const explorer = bold(() => false)

/** Takes this character if it still can. */
const asCharacter = (observation: Observation<Mash>, character: number): number =>
  firstOffered(observation, pickOf(V.beCharacter, character))

/** Strikes nobody but the spawning space of the other, and comes to it when that is done. */
export const herald: Bot<Mash> = (observation, chance) => {
  if (observation.decision === 'choosing.choose') return asCharacter(observation, MARINER)
  const pick = raider(observation, chance)
  const isAttack = verbOf(pick) === V.attack && isHero(targetIn(argumentOf(pick)))
  return observation.decision === 'actions.choose' && isAttack ? pickOf(V.endTurn) : pick
}

/** Waits until it cannot come back any more, then blows itself up together with whoever is near. */
export const martyr: Bot<Mash> = (observation, chance) => {
  if (observation.decision === 'choosing.choose') return asCharacter(observation, EXPLORER)
  if (observation.decision === 'layOut.choose') return layout(observation)
  if (observation.decision === 'dynamite.choose')
    return pickOf(V.takeObject, Math.min(...offeredWith(observation, V.takeObject)))
  if (observation.decision === 'hurt.stamina' || observation.decision === 'hurt.green')
    return pickOf(V.endure)
  if (observation.decision !== 'actions.choose') return habit(observation, chance)
  const last = offeredWith(observation, V.aim).find((area) => isTheEnd(observation, area))
  return last === undefined ? pickOf(V.endTurn) : pickOf(V.aim, last)
}

const BUNDLE_DAMAGE = 3

/** Whether an area reaches everybody, and nobody would survive a hit or come back. */
function isTheEnd(observation: Observation<Mash>, area: number): boolean {
  const s = stateOf(observation)
  const own = s.table.heroes[observation.seat]
  const means = meansOfArea(area)
  if (own === undefined || own.homeHealth > 0 || !isObject(means)) return false
  const place = placeOf(own.spot)
  const spaces = spacesOf(
    tileAt(s, place),
    means,
    spaceOf(own.spot),
    spaceOfArea(area),
    patternOf(area),
  )
  const reached = within(s, place, spaces, NONE)
  return s.table.heroes.every(
    ({ health }, seat) => reached.includes(seat) && health <= BUNDLE_DAMAGE,
  )
}
