import { argumentOf, at, PickList, verbOf } from '@eldertable/kernel'
import { THROUGH_HIGH, THROUGH_LOW, wallClear } from '../tiles/sight.ts'
import { SPACES } from '../tiles/spaces.ts'
import { canSee, spotOfTarget, targetsOn } from '../rules/attacks/aim.ts'
import { offerAttacks } from '../rules/attacks/attack-offer.ts'
import { look, type Ground } from '../rules/tiles/ground.ts'
import { isObject, objectOf, profileOf } from '../rules/attacks/means.ts'
import { rowOfObject } from '../rules/characters/numbers.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero } from '../targets.ts'
import { openState } from '../text/telling.ts'
import { struckBy } from '../text/struck.ts'
import { meansOfArea, V } from '../verbs.ts'
import { bestOf, blowBy, type Blow } from './blows.ts'
import type { MashTable } from './table.ts'

/** Somebody on the tile as a character would find them from a space of it. */
export interface Prospect {
  target: number
  space: number
  isSeen: boolean
  /** The best that could be done to them, if anything. */
  blow: Blow | undefined
  /** Who stands in the line of sight, or -1 for a wall, or if nobody does. */
  behind: number
}

/** The table as it would be if a character stood elsewhere on its tile. */
function movedTo(table: MashTable, seat: number, spot: number): MashState {
  const heroes = table.heroes.map((hero, one) => (one === seat ? { ...hero, spot } : hero))
  return openState({ table: { ...table, heroes } })
}

const LOW = 18

/** Whoever stands in the line between two spaces, or -1. */
function whoHides({ who }: Ground, from: number, to: number): number {
  const pair = from * SPACES + to
  for (let space = 0; space < SPACES; space++) {
    const line = space < LOW ? THROUGH_LOW : THROUGH_HIGH
    if (((line[pair] ?? 0) & (1 << (space % LOW))) !== 0 && who[space] !== NONE)
      return who[space] ?? NONE
  }
  return NONE
}

/** Everybody a character could want to strike from a spot, those who can be hit first. */
export function prospectsFrom(table: MashTable, seat: number, spot: number): Prospect[] {
  if (spot === NONE || at(table.places, placeOf(spot)).tile === NONE) return []
  const s = movedTo(table, seat, spot)
  const ground = look(s, placeOf(spot))
  const from = spaceOf(spot)
  const targets = targetsOn(s, placeOf(spot), seat)
  const blows = blowsFrom(s, ground, seat, targets)
  return targets
    .filter((target) => !isHero(target) || !areFriends(s, seat, target))
    .map((target) => {
      const space = spaceOf(spotOfTarget(s, target))
      const isWalled = !wallClear(ground.tile, from, space)
      return {
        target,
        space,
        isSeen: canSee(ground, from, space),
        blow: bestOf(blows.filter((blow) => blow.target === target)),
        behind: isWalled ? NONE : whoHides(ground, from, space),
      }
    })
    .toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ isSeen, blow }: Prospect): number => {
  if (blow !== undefined) return 0
  return isSeen ? 1 : 2
}

/**
 * What the best area promises that whoever acts could aim now, for nothing but an action: the damage that it does on
 * average. One that strikes a friend too, or that is used up, is nobody's first thought.
 */
export function bestAreaPromise(table: MashTable): number {
  const { active } = table
  const { spot } = at(table.heroes, active)
  if (spot === NONE) return 0
  const s = openState({ table })
  const ground = look(s, placeOf(spot))
  const list = new PickList()
  offerAttacks(s, ground, active, targetsOn(s, placeOf(spot), active), list)
  const areas = list.picks
    .slice(0, list.count)
    .filter((pick) => verbOf(pick) === V.aim)
    .map((pick) => argumentOf(pick))
  return Math.max(0, ...areas.map((area) => promiseOfArea(s, active, area)))
}

function promiseOfArea(s: MashState, seat: number, area: number): number {
  const means = meansOfArea(area)
  const struck = struckBy(s, seat, area)
  const isDear = !isObject(means) || rowOfObject(objectOf(means)).use === 'one'
  if (isDear || struck.some(({ target }) => isHero(target) && areFriends(s, seat, target))) return 0
  const { damage } = profileOf(s, seat, means, false)
  return struck.reduce((sum, { hits, faces }) => sum + (damage * hits) / faces, 0)
}

/** Who of one's own side is on the tile as well. */
export const friendsOn = (table: MashTable, seat: number, place: number): number[] =>
  table.heroes.flatMap(({ spot }, one) =>
    one !== seat &&
    spot !== NONE &&
    placeOf(spot) === place &&
    areFriends(openState({ table }), seat, one)
      ? [one]
      : [],
  )

/** What whoever acts could do with one thing from where it stands. */
export function blowsWith(table: MashTable, means: number): Blow[] {
  const { spot } = at(table.heroes, table.active)
  if (spot === NONE) return []
  const s = openState({ table })
  const ground = look(s, placeOf(spot))
  const targets = targetsOn(s, placeOf(spot), table.active)
  return blowsFrom(s, ground, table.active, targets).filter((blow) => blow.means === means)
}

function blowsFrom(s: MashState, here: Ground, seat: number, targets: readonly number[]): Blow[] {
  const list = new PickList()
  offerAttacks(s, here, seat, targets, list)
  return list.picks
    .slice(0, list.count)
    .filter((pick) => verbOf(pick) === V.attack)
    .map((pick) => blowBy(s, seat, argumentOf(pick)))
}
