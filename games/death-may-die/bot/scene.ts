import { at } from '@eldertable/kernel'
import type { Dice } from '../pieces/enemies.ts'
import { weaponDice } from '../effects/gifts/rolls.ts'
import { cardOf, healthOf, heroAt, levelOf, spaceOf, stageOf, woundsOf } from '../rules/figures.ts'
import { groundOn } from '../rules/ground.ts'
import { eachClaim } from '../rules/claims.ts'
import type { Aim } from '../rules/numbers.ts'
import { modified } from '../rules/modified.ts'
import { stressLeft } from '../rules/tracks.ts'
import { ELDER, NOWHERE, type DmdState } from '../state.ts'
import { countedOf, rerollsBeside } from './skills.ts'

const STANDARD = 3
const SIDES = 6
const foeDice = modified('foeDice')
const diceOf = modified('dice')

/** What is hostile on the map, as a plan wants it: foes are bits of a mask, the Elder One the last of them. */
export interface Foes {
  /** By bit: the number by which it is named, its dice, and the wounds that it can still take. */
  readonly names: readonly number[]
  readonly dice: readonly number[]
  readonly standard: readonly number[]
  readonly health: readonly number[]
  /** By space, those that stand there. */
  readonly at: readonly number[]
  /** The bit of the Elder One; it has one before it comes, too. */
  readonly elder: number
}

const cardDice = (s: DmdState, foe: number): Dice =>
  foe === ELDER ? stageOf(s).dice : cardOf(s, at(s.table.enemies, foe).kind).dice

export function foesOn(s: DmdState, hero: number): Foes {
  const names: number[] = []
  const dice: number[] = []
  const standard: number[] = []
  const health: number[] = []
  const spaces = groundOn(s).spaces.map(() => 0)
  const add = (foe: number): void => {
    const own = cardDice(s, foe)
    const space = spaceOf(s, foe)
    if (space !== NOWHERE) spaces[space] = at(spaces, space) | (1 << names.length)
    names.push(foe)
    standard.push(own.standard)
    dice.push(own.standard + (space === NOWHERE ? own.bonus : foeDice(own.bonus, s, hero, foe)))
    health.push(healthOf(s, foe) - woundsOf(s, foe))
  }
  for (const [foe, { space }] of s.table.enemies.entries()) if (space !== NOWHERE) add(foe)
  add(ELDER)
  return { names, dice, standard, health, at: spaces, elder: names.length - 1 }
}

/** The best weapon of a hero for an attack, in bonus dice. */
function armed(s: DmdState, hero: number, isNear: boolean): number {
  let most = 0
  eachClaim(s, hero, (claim, weapon) => {
    if (claim.is !== 'weapon') return
    const aim: Aim = { for: 'attack', action: null, isNear, targets: [], weapon }
    most = Math.max(most, weaponDice(s, hero, aim))
  })
  return most
}

/** Rerolls that a hero would pay for in one roll. */
export const paidRerolls = (s: DmdState, hero: number): number =>
  Math.max(0, Math.min(2, stressLeft(s, hero) - 2))

/** What a reroll of a die that shows nothing brings. */
const PER_REROLL = 0.45

/** The successes that a hero may expect of one of its rolls, rerolls included. */
export function expected(s: DmdState, hero: number, bonus: number, rerolls: number): number {
  const n = STANDARD + bonus
  let sum = n / 2
  const elders = countedOf(s, hero, 'elder')
  if (elders.most === 1) sum += 1 - (5 / 6) ** STANDARD * (4 / 6) ** bonus
  else if (elders.most > 1) sum += ((STANDARD + 2 * bonus) / SIDES) * elders.worth
  const tentacles = countedOf(s, hero, 'tentacle')
  if (tentacles.most === 1) sum += 1 - (4 / 6) ** STANDARD
  else if (tentacles.most > 1) sum += (STANDARD * 2) / SIDES
  return sum + PER_REROLL * Math.min(rerolls, n / 2)
}

/** Free rerolls of an attack. */
const freeRerolls = (s: DmdState, hero: number, isNear: boolean): number => {
  const lucky = luckOf(s, hero) - (heroAt(s, hero).used.lucky ?? 0)
  return lucky + (isNear ? rerollsBeside(s, hero) : 0)
}

/** Free rerolls of each turn. */
export const luckOf = (s: DmdState, hero: number): number => levelOf(s, hero, 'lucky')

/** What an attack into one's own space or another can be expected to deal. */
export function punch(s: DmdState, hero: number, isNear: boolean): number {
  const aim: Aim = { for: 'attack', action: null, isNear, targets: [], weapon: -1 }
  const bonus = diceOf(0, s, hero, aim) + armed(s, hero, isNear)
  return expected(s, hero, bonus, freeRerolls(s, hero, isNear) + paidRerolls(s, hero))
}
