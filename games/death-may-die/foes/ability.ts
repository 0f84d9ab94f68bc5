import type { Game } from '../frames.ts'
import type { DmdState } from '../state.ts'

/** What the card of an enemy says beyond health and dice (DMD-ENEMY-1). Extra dice are changes of `foeDice`. */
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
