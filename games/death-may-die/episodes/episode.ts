import type { EpisodeAction } from '../pieces/claims.ts'
import type { Skill } from '../pieces/skills/index.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { DmdState, Thing } from '../state.ts'

/** One of the two actions of an episode (DMD-EPISODE-1); `rules/task.ts` carries it out. */
export interface EpisodeDeed {
  readonly action: EpisodeAction
  readonly rule: string
  /** Whether dice are thrown for it, and which skill helps (DMD-DICE-12). */
  readonly isRolled: boolean
  readonly skill?: Skill
  /** Why it can't be chosen, but for actions that are used up (DMD-TURN-6). */
  cannot(s: DmdState, hero: number): Reason | undefined
  /** The tokens of which one has to be chosen (P20); without it there is nothing to choose. */
  things?(s: DmdState, hero: number): readonly number[]
  /** What it does, by the successes if it is rolled. */
  act(g: Game, hero: number, thing: number, successes: number): void
}

export interface EpisodeRules {
  readonly actions: readonly [EpisodeDeed, EpisodeDeed]
  /** Why a hero can't carry one more of a kind of token; without it there is no limit. */
  cannotCarry?(s: DmdState, hero: number, kind: Thing['kind']): Reason | undefined
}
