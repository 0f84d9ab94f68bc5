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
import { EXPLORER, MARINER } from '../content/characters.ts'
import type { Mash } from '../frames.ts'
import { within } from '../rules/aim.ts'
import { spacesOf } from '../rules/areas.ts'
import { tileAt } from '../rules/ground.ts'
import { isObject } from '../rules/means.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero, isHome, seatIn } from '../targets.ts'
import { meansOfArea, patternOf, spaceOfArea, targetIn, V } from '../verbs.ts'

/** Takes anything. */
const aimless: Bot<Mash> = ({ picks, count }, chance) => picks[chance.below(count)] ?? NONE

/** Lays out as small a board as may be: the start tiles in a row, with one tile between the first two. */
function layout(sight: Observation<Mash>): number {
  const start = offeredWith(sight, V.putStart).map((cell) => pickOf(V.putStart, cell))
  const tile = offeredWith(sight, V.putTile).map((cell) => pickOf(V.putTile, cell))
  const isSecond = sight.table.places.length === 1
  return firstOffered(sight, pickOf(V.layDone), ...(isSecond ? tile : []), ...start, ...tile)
}

const stateOf = ({ table }: Observation<Mash>): MashState => ({ table }) as MashState

/** The first attack on an enemy of the kind that decides the game. */
function decisive(
  sight: Observation<Mash>,
  isWanted: (target: number) => boolean,
): number | undefined {
  const s = stateOf(sight)
  return offeredWith(sight, V.attack)
    .filter((blow) => {
      const target = targetIn(blow)
      return isWanted(target) && !areFriends(s, sight.seat, seatIn(target))
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
  (sight, chance) => {
    if (sight.decision === 'layOut.choose') return layout(sight)
    if (sight.decision === 'markTerrain.choose') return pickOf(V.markDone)
    if (sight.decision === 'actions.choose') {
      const blow = decisive(sight, isWanted)
      if (blow !== undefined) return blow
    }
    return chance.below(100) < NONSENSE ? aimless(sight, chance) : habit(sight, chance)
  }

export const fighter = bold(isHero)
export const raider = bold(isHome)
export const explorer = bold(() => false)

/** Takes this character if it still can. */
const asCharacter = (sight: Observation<Mash>, character: number): number =>
  firstOffered(sight, pickOf(V.beCharacter, character))

/** Strikes nobody but the spawning space of the other, and comes to it when that is done. */
export const herald: Bot<Mash> = (sight, chance) => {
  if (sight.decision === 'choosing.choose') return asCharacter(sight, MARINER)
  const pick = raider(sight, chance)
  const isAttack = verbOf(pick) === V.attack && isHero(targetIn(argumentOf(pick)))
  return sight.decision === 'actions.choose' && isAttack ? pickOf(V.endTurn) : pick
}

/** Waits until it cannot come back any more, then blows itself up together with whoever is near. */
export const martyr: Bot<Mash> = (sight, chance) => {
  if (sight.decision === 'choosing.choose') return asCharacter(sight, EXPLORER)
  if (sight.decision === 'layOut.choose') return layout(sight)
  if (sight.decision === 'dynamite.choose')
    return pickOf(V.takeObject, Math.min(...offeredWith(sight, V.takeObject)))
  if (sight.decision === 'hurt.stamina' || sight.decision === 'hurt.green') return pickOf(V.endure)
  if (sight.decision !== 'actions.choose') return habit(sight, chance)
  const last = offeredWith(sight, V.aim).find((area) => isTheEnd(sight, area))
  return last === undefined ? pickOf(V.endTurn) : pickOf(V.aim, last)
}

const BUNDLE_DAMAGE = 3

/** Whether an area reaches everybody, and nobody would survive a hit or come back. */
function isTheEnd(sight: Observation<Mash>, area: number): boolean {
  const s = stateOf(sight)
  const own = s.table.heroes[sight.seat]
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
