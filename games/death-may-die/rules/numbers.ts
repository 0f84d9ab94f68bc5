import type { Modifier, Modified } from '@eldertable/kernel'
import type { EpisodeAction } from '../pieces/claims.ts'
import type { EnemyKind } from '../pieces/enemies.ts'
import type { Skill } from '../pieces/skills/index.ts'
import type { DmdState } from '../state.ts'
import type { MatchKind } from './by-match.ts'
import { levelOf } from './figures.ts'

// How things reach into rules. Skills, gifts of claimed cards, enemies, stages and episodes each have a file of their
// own, and say there
//  1. which of the numbers below they change (`Change`, heard by `modified.ts` in the order of its list),
//  2. which free rerolls, countings of symbols and free actions they give (`rows.ts`), and
//  3. at which moments a card may be discarded (`effects/uses/`) or a skill used (`rows.ts`).
// A rule asks for the number or goes through the rows, and knows no names. What a card does is a script
// (`effects/deeds/script.ts`), carried out by `rules/script.ts` with one file in `effects/deeds/` for each verb.

/** One's own roll before it is thrown. */
export interface Aim {
  for: 'attack' | 'check' | 'action'
  action: EpisodeAction | null
  isNear: boolean
  targets: readonly number[]
  /** The weapon that is used, by its card, or -1 (DMD-ATTACK-10). */
  weapon: number
}

/** Where wounds come from. */
export type WoundsFrom = 'attack' | 'fire' | 'roll' | 'text'
/** Where a loss of sanity comes from: tentacles of one's own roll or of one against one, a Mythos card, another text. */
export type LossFrom = 'own-roll' | 'attack' | 'fire' | 'roll' | 'mythos' | 'text' | 'price'

/** What the rules reckon for a hero and what others can change. */
export interface Numbers {
  /** In step 1. */
  actions: Modified<number>
  /** Steps of a Move. */
  steps: Modified<number>
  /** Enemies that may be sneaked past in one Move, and what each of them suffers. */
  sneaks: Modified<number>
  sneakWounds: Modified<number>
  /** Whether somebody may be taken along on a step. */
  carries: Modified<boolean>
  isFollowed: Modified<boolean, EnemyKind | undefined>
  /** Fire tokens that stick on leaving a space. */
  fireCaught: Modified<number>
  /** Of attacks without a weapon. */
  range: Modified<number>
  /** Bonus dice of one's own rolls. */
  dice: Modified<number, Aim>
  /** How an attack in one's own space spreads: 1 one target, 2 divided among several, 3 in full to each. */
  spread: Modified<number>
  /** Bonus dice of an enemy that attacks the hero. */
  foeDice: Modified<number, number>
  /** Whether dice of a roll may not be rerolled at all. */
  isFixed: Modified<boolean>
  /** Wounds of one packet. */
  packet: Modified<number, WoundsFrom>
  loss: Modified<number, LossFrom>
  /** By how much a loss of sanity may be reduced. */
  steel: Modified<number, LossFrom>
  /** Points of a Rest. */
  rest: Modified<number>
  /** Whether a Rest needs no safe space. */
  restsAnywhere: Modified<boolean>
  /** Whether an episode action needs no safe space. */
  actsAnywhere: Modified<boolean, EpisodeAction>
  /** Fire tokens that Beat Out the Flames removes. */
  flames: Modified<number>
  /** Sanity that Take the Idol costs. */
  idolLoss: Modified<number>
  /** From how far the fuse can be lit. */
  fuse: Modified<number>
  /** Whether a Byakhee carries the hero off. */
  isCarriedOff: Modified<boolean>
  /** How often wounds do not kill the hero, in the whole game. */
  lives: Modified<number>
  /** How far the hero may be from somebody whose attack it takes over; -1 if it may not at all. */
  protects: Modified<number>
  /** How far a gate may be at which whatever is summoned is hurt; -1 if it is not. */
  gateReach: Modified<number>
  /** Mythos cards to choose from in step 2: 1 may be put under the deck for another, of 2 one is resolved. */
  omens: Modified<number>
  /** For how many wounds the steps of a Mythos card can be skipped; 0 if they can't. */
  cancelling: Modified<number>
}

/** One of a skill says of which (`modified.ts`). */
export interface Change extends Modifier<DmdState, Numbers> {
  readonly skill?: Skill
  /** The level from which on it is so; 0 where no skill is asked for. */
  readonly least: number
  /** Whether it can be of any matter in a match; without it, in all. */
  readonly isIn?: (settings: MatchKind) => boolean
}
type Changes = Change['changes']

/** What a level of a skill changes (DMD-INV-7); the rule is that of the level. */
export const level = (skill: Skill, least: number, rule: string, changes: Changes): Change => ({
  rule,
  changes,
  skill,
  least,
  appliesTo: (s, hero) => levelOf(s, hero, skill) >= least,
})

/** The same for skills that the option `publishedSkills` replaces: as printed here, or as published. */
export const levelHere = (skill: Skill, least: number, rule: string, changes: Changes): Change => ({
  rule,
  changes,
  skill,
  least,
  isIn: ({ publishedSkills }) => !publishedSkills,
  appliesTo: (s, hero) => !s.table.settings.publishedSkills && levelOf(s, hero, skill) >= least,
})
export const levelPublished = (
  skill: Skill,
  least: number,
  rule: string,
  changes: Changes,
): Change => ({
  rule,
  changes,
  skill,
  least,
  isIn: ({ publishedSkills }) => publishedSkills,
  appliesTo: (s, hero) => s.table.settings.publishedSkills && levelOf(s, hero, skill) >= least,
})

/** What concerns everybody, or looks by itself whom it concerns. */
export const always = (rule: string, changes: Changes): Change => ({
  rule,
  changes,
  least: 0,
  appliesTo: () => true,
})

/** The same in some matches only. */
export const alwaysIn = (
  isIn: (settings: MatchKind) => boolean,
  rule: string,
  changes: Changes,
): Change => ({ ...always(rule, changes), isIn })

export const more =
  (amount: number) =>
  (value: number): number =>
    value + amount
export const less =
  (amount: number) =>
  (value: number): number =>
    Math.max(0, value - amount)
