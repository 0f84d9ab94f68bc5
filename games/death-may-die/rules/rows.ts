import type { EpisodeAction } from '../pieces/claims.ts'
import type { Skill } from '../pieces/skills/index.ts'
import type { Game } from '../frames.ts'
import type { DmdState, Roll } from '../state.ts'

/** A skill that gives free rerolls (DMD-REROLL-5), this many in a turn or in a roll. */
export interface FreeRerolls {
  readonly skill: Skill
  readonly rule: string
  readonly per: 'turn' | 'roll'
  /** How many in all; those already used are counted by the rule (DMD-REROLL-8). */
  most(s: DmdState, hero: number, roll: Roll): number
}

/** A way to count symbols as successes once rerolls are finished (DMD-RESULT-1). */
export interface Counting {
  readonly skill: Skill
  /** What is counted. */
  readonly of: 'symbols' | 'frenzy' | 'lone-wounds'
  /** The rule of the level that says so. */
  rule(s: DmdState, hero: number): string
  /** How many may be counted, and what each is worth. `roll.successes` has what the ways before it have made. */
  most(s: DmdState, hero: number, roll: Roll): number
  worth(s: DmdState, hero: number): number
  /** What else happens for this many that are counted (DMD-RESULT-9). */
  counted?(g: Game, hero: number, count: number): void
}

export type FreeOf = 'move' | 'attack' | 'rest' | EpisodeAction

/** An action that a skill gives for nothing once a turn (DMD-TURN-4, DMD-TURN-8). */
export interface FreeAction {
  readonly skill: Skill
  readonly of: FreeOf
  /** The rule by which it is free, or null if it is not; `target` is the space of an attack. */
  by(s: DmdState, hero: number, target: number): string | null
}

/** What a skill does at the end of its hero's turn (DMD-ENDTURN-1). */
export interface EndOfTurn {
  readonly skill: Skill
  readonly rule: string
  hasEffect(s: DmdState, hero: number): boolean
  begin(g: Game, hero: number): void
}

/** What a skill does when something happens to its hero or by it. */
export interface Reaction {
  readonly skill: Skill
  /** An enemy's attack has dealt wounds and the hero lives (DMD-RESULT-8). */
  wounded?(g: Game, hero: number, foe: number): void
  /** An attack that the hero has taken over is done. */
  protected?(g: Game, hero: number): void
  /** An attack of the hero has killed, or has defeated a stage; whether its target was the only enemy there. */
  killed?(g: Game, hero: number, wasAlone: boolean): void
  /** The hero has come back from the skull. */
  revived?(g: Game, hero: number): void
  /** By its skill the hero has put a Mythos card under the deck. */
  shunned?(g: Game, hero: number): void
}
