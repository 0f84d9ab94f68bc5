import { abilityOf } from '../effects/abilities/index.ts'
import { weaponDice } from '../effects/gifts/rolls.ts'
import { healthOf, placeOf, spaceOf, woundsOf } from '../rules/figures.ts'
import { distance } from '../rules/ground.ts'
import { modified } from '../rules/modified.ts'
import { aimAt, armsFor } from '../rules/targets.ts'
import { NO_CARD, type DmdState, type Roll } from '../state.ts'
import { chanceThat, outcomesOf, type Outcome } from './outcomes.ts'

/** DMD-DICE-5 */
const STANDARD = 3
const diceOf = modified('dice')

/** An attack before it is rolled, with the weapon that gives most dice. */
export interface AttackAhead {
  readonly standard: number
  readonly bonus: number
  /** Spaces to the target. */
  readonly away: number
  /** The card of the weapon, or -1. */
  readonly weapon: number
  /** How likely it is to kill the target, or to defeat the stage, and to cost any sanity: from 0 to 1. */
  readonly fells: number
  readonly unnerves: number
  /** On average. */
  readonly wounds: number
}

export function attackAhead(s: DmdState, hero: number, foe: number): AttackAhead {
  const space = spaceOf(s, foe)
  const { weapons } = armsFor(s, hero, foe)
  const diceWith = (weapon: number): number =>
    weaponDice(s, hero, aimAt(s, hero, space, [foe], weapon))
  const weapon = weapons.toSorted((a, b) => diceWith(b) - diceWith(a))[0] ?? NO_CARD
  const aim = aimAt(s, hero, space, [foe], weapon)
  const dice = { standard: STANDARD, bonus: diceOf(0, s, hero, aim) }
  const roll = { ...nothingThrown, hero, isNear: aim.isNear, targets: [foe] }
  const outcomes = outcomesOf(s, roll, dice)
  return {
    ...dice,
    away: distance(s, placeOf(s, hero), space),
    weapon,
    fells: chanceToFell(s, foe, outcomes),
    unnerves: chanceThat(outcomes, ({ tentacles }) => tentacles > 0),
    wounds: outcomes.reduce((sum, { successes, chance }) => sum + successes * chance, 0),
  }
}

const nothingThrown: Omit<Roll, 'dice' | 'hero' | 'targets'> = {
  kind: 'attack',
  isNear: true,
  foe: -1,
  free: {},
  successes: 0,
  tentacles: 0,
}

/** How likely one of these results is to kill an enemy, or to defeat the stage of the Elder One. */
export function chanceToFell(s: DmdState, foe: number, outcomes: readonly Outcome[]): number {
  return chanceThat(outcomes, ({ successes }) => fells(s, foe, successes))
}

/** Whether this many successes kill an enemy (DMD-ATTACK-3), as far as its card lets them wound it. */
export const fells = (s: DmdState, foe: number, successes: number): boolean =>
  woundsOf(s, foe) + Math.min(successes, mostAtOnce(s, foe)) >= healthOf(s, foe)

/** How many more wounds one attack can put on an enemy to any purpose. */
export const woundsLeft = (s: DmdState, foe: number): number =>
  Math.min(mostAtOnce(s, foe), healthOf(s, foe) - woundsOf(s, foe))

const mostAtOnce = (s: DmdState, foe: number): number =>
  abilityOf(s, foe)?.mostWounds?.(s, foe) ?? Infinity
