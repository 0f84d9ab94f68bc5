import type { EffectOf, LastingMeanings } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import type { DmdState } from '../../state.ts'

/** What the cards of enemies say besides health and dice (DMD-ENEMY-1). The table names it. @public */
export interface Abilities {
  burn: object
  /** Bonus dice more: in Water, or beside another of its kind, which is called so. */
  'more-dice': { dice: number; beside: string | null }
  'carry-off': object
  /** The most that one attack can put on it in the dark. */
  'most-wounds': { wounds: number }
  recover: object
  dread: { within: number; stress: number }
  'rlyeh-stress': { stress: number }
  /** From how many wounds on. */
  'raise-rlyeh': { wounds: number }
  'add-sign': { signs: number; by: 'wounds' | 'elder-sign' }
}

export type AbilityEffect = EffectOf<Abilities>

/** When an enemy's ability has its say. Extra dice are changes of `foeDice` (`changes.ts`). */
export interface Ability {
  /** The most wounds that one attack can put on it. */
  mostWounds?(s: DmdState, foe: number): number
  /** A damage event of at least one wound; it still stands in its space, even if it is about to die. */
  hurt?(g: Game, foe: number): void
  /** The wounds of its attack are dealt (DMD-RESULT-8); whom it attacked may have fallen. */
  struck?(g: Game, foe: number, hero: number, dealt: number): void
  /** The tentacles of its attack are done too. */
  finished?(g: Game, foe: number, hero: number, dealt: number): void
  /** A text has moved or summoned it (DMD-TERM-25). */
  moved?(g: Game, foe: number): void
  /** The Elder One advances. */
  advances?(g: Game, foe: number): void
}

/** The rule of the card that says so. */
export type AbilityMeanings = LastingMeanings<Ability, Abilities, string>

export const burn: AbilityEffect = { does: 'burn' }
export const moreDiceInWater = (dice: number): AbilityEffect => ({
  does: 'more-dice',
  dice,
  beside: null,
})
export const moreDiceBeside = (dice: number, beside: string): AbilityEffect => ({
  does: 'more-dice',
  dice,
  beside,
})
export const carryOff: AbilityEffect = { does: 'carry-off' }
export const mostWounds = (wounds: number): AbilityEffect => ({ does: 'most-wounds', wounds })
export const recover: AbilityEffect = { does: 'recover' }
export const dread = (within: number, stress: number): AbilityEffect => ({
  does: 'dread',
  within,
  stress,
})
export const rlyehStress = (stress: number): AbilityEffect => ({ does: 'rlyeh-stress', stress })
export const raiseRlyeh = (wounds: number): AbilityEffect => ({ does: 'raise-rlyeh', wounds })
export const addSign = (signs: number, by: 'wounds' | 'elder-sign'): AbilityEffect => ({
  does: 'add-sign',
  signs,
  by,
})
