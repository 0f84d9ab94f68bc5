import type { DmdState } from '../state.ts'
import { heroAt, isAlive, sheetOf } from '../rules/figures.ts'
import { companionsOf } from '../rules/claims.ts'
import { modified } from '../rules/modified.ts'

// What everything is worth to the bot, in successes: one that disrupts the ritual or wounds the Elder One is worth 1.

/** What an action brings that is well used, and a step on the way to where one is needed. */
export const ACTION = 1.6
export const STEP = 0.4
/** A Discovery card for who ends in a safe space. */
export const DISCOVERY = 0.7

const lives = modified('lives')

/** What it costs to have only so much health left: it takes Rests, and the nearer to death the more of them. */
const lifeCost = (health: number): number => 6.5 * Math.exp((1 - health) / 1.9)
/** The same of stress that still fits: rerolls that one will not have. */
export const stressCost = (left: number): number => 1.8 * Math.exp(-left / 2.4)
/** And of sanity, which does not come back. */
export const sanityCost = (left: number): number => 7 * Math.exp(-left / 2.8) - 0.06 * left

const DEATH_BEFORE = 15
const DEATH_AFTER = 10
const DEATH_OF_LAST = 22
/** Part of what a companion can take is as good as health of one's own. */
const COMPANION = 0.8

/** The cost of being left with so much health; who comes to the skull falls. */
export const healthCost = (health: number, death: number): number =>
  health <= 0 ? death : lifeCost(health)

/** What the fall of a hero would cost (DMD-ENDING-2, DMD-ENDING-3). */
export function deathOf(s: DmdState): number {
  if (s.table.elder.space < 0) return DEATH_BEFORE
  let living = 0
  for (let hero = 0; hero < s.table.heroes.length; hero++) if (isAlive(s, hero)) living++
  return living > 1 ? DEATH_AFTER : DEATH_OF_LAST
}

/** How many wounds fell a hero; companions and lives to come count. */
export function healthLeft(s: DmdState, hero: number): number {
  const { wounds, revivals } = heroAt(s, hero)
  const { woundSkull } = sheetOf(s, hero)
  let left = woundSkull - wounds
  if (lives(0, s, hero) > revivals) left += woundSkull - 1
  for (const companion of companionsOf(s, hero)) left += COMPANION * companion.left
  return left
}

export const sanityLeft = (s: DmdState, hero: number): number =>
  sheetOf(s, hero).sanitySkull - heroAt(s, hero).sanity
