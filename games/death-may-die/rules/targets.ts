import type { Offer } from '@eldertable/kernel'
import { NO_WAY } from '../pieces/map.ts'
import { weaponDice } from '../effects/gifts/rolls.ts'
import { isSingleShot } from '../effects/gifts/weapons.ts'
import type { Reason } from '../reasons.ts'
import { ELDER, NOWHERE, type DmdState, type Enemy } from '../state.ts'
import { V } from '../verbs.ts'
import { cannotAfford } from './action-cost.ts'
import { eachClaim, hasCards, sumOfGifts } from './claims.ts'
import { areAlike, placeOf, spaceOf } from './figures.ts'
import { distance, distancesFrom } from './ground.ts'
import type { Aim } from './numbers.ts'
import { modified } from './modified.ts'

const rangeOf = modified('range')

/** DMD-CARD-2: a weapon's range replaces a smaller one. */
const reachWith = (s: DmdState, hero: number, weapon: number): number =>
  Math.max(
    rangeOf(0, s, hero),
    sumOfGifts(s, hero, 'range', ({ spaces }, card) => (card === weapon ? spaces : 0)),
  )

function weaponsOf(s: DmdState, hero: number): number[] {
  const found: number[] = []
  eachClaim(s, hero, (claim, card) => {
    if (claim.is === 'weapon') found.push(card)
  })
  return found
}

/** An attack of a hero into a space, before it is rolled. */
export const aimAt = (
  s: DmdState,
  hero: number,
  space: number,
  targets: readonly number[],
  weapon: number,
): Aim => ({ for: 'attack', action: null, isNear: space === placeOf(s, hero), targets, weapon })

/** Weapons that are of use against a target, and whether one may as well do without (DMD-ATTACK-10). */
export function armsFor(
  s: DmdState,
  hero: number,
  target: number,
): { weapons: number[]; isBare: boolean } {
  const space = spaceOf(s, target)
  const away = distance(s, placeOf(s, hero), space)
  const weapons = weaponsOf(s, hero).filter((weapon) => {
    if (reachWith(s, hero, weapon) < away) return false
    return (
      reachWith(s, hero, -1) < away ||
      weaponDice(s, hero, aimAt(s, hero, space, [target], weapon)) > 0
    )
  })
  const isBare =
    reachWith(s, hero, -1) >= away && weapons.every((weapon) => isSingleShot(s, hero, weapon))
  return { weapons, isBare }
}

/** How far a hero can attack with the best of its weapons or none. */
function reachOf(s: DmdState, hero: number): number {
  const reach = rangeOf(0, s, hero)
  return hasCards(s, hero) ? armedReach(s, hero, reach) : reach
}

function armedReach(s: DmdState, hero: number, bare: number): number {
  let reach = bare
  eachClaim(s, hero, (claim, card) => {
    if (claim.is === 'weapon') reach = Math.max(reach, reachWith(s, hero, card))
  })
  return reach
}

/** Why an enemy that is so far away can't be attacked (DMD-ATTACK-1, DMD-ATTACK-6, DMD-ATTACK-9). */
function cannotAttack(
  s: DmdState,
  hero: number,
  foe: number,
  away: number,
  reach: number,
): Reason | undefined {
  if (foe === ELDER && !s.table.isDisrupted) return 'ritual-stands'
  if (away > reach) return 'out-of-range'
  return cannotAfford(s, hero, 'attack', spaceOf(s, foe))
}

/** Enemies out of reach are looked at only if somebody wants to know why they are. */
export function offerAttacks(s: DmdState, hero: number, o: Offer<Reason>): void {
  const { enemies, elder } = s.table
  const reach = reachOf(s, hero)
  const shown = o.explains ? NO_WAY : reach
  const ways = distancesFrom(s, placeOf(s, hero))
  let first = enemies.length
  for (let foe = 0; foe < enemies.length; foe++) {
    const { space } = enemies[foe] as Enemy
    if (space === NOWHERE) continue
    const away = ways[space] ?? NO_WAY
    if (away > shown) continue
    if (foe < first) first = foe
    if (!hasLikeBefore(s, foe, first)) offerAttack(s, hero, foe, away, reach, o)
  }
  if (elder.space !== NOWHERE) offerAttack(s, hero, ELDER, ways[elder.space] ?? NO_WAY, reach, o)
}

function offerAttack(
  s: DmdState,
  hero: number,
  foe: number,
  away: number,
  reach: number,
  o: Offer<Reason>,
): void {
  const rule = away === 0 ? 'DMD-ATTACK-1' : 'DMD-ATTACK-6'
  o.allowUnless(cannotAttack(s, hero, foe, away, reach), V.attack, foe, rule)
}

/** DMD-CHOICE-1: of those that nobody could tell apart the first is offered; from where on there may be one. */
function hasLikeBefore(s: DmdState, foe: number, from: number): boolean {
  for (let other = from; other < foe; other++) if (areAlike(s, foe, other)) return true
  return false
}
