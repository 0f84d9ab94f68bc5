import type { TitleTypes, Run } from '@eldertable/kernel'
import type { EnemyKind } from './pieces/enemies.ts'
import type { Goal } from './effects/deeds/script.ts'
import type { Events, Fall } from './events.ts'
import type { Chosen, Questions, ThingDeed, Why } from './questions.ts'
import type { Reason } from './reasons.ts'
import type { LossFrom, WoundsFrom } from './rules/numbers.ts'
import type { DmdState, RollKind } from './state.ts'
import type { Verb } from './verbs.ts'

/** Somebody chooses one of several things that a text leaves open; `by` may have fallen (DMD-DEATH-7). */
interface Choice {
  among: number[]
  by: number
  rule: string
}

/**
 * The procedures of the game and what each remembers while it runs. Whatever a hero does or suffers has that hero as
 * `hero`: when the hero falls, all of it ends (`rules/fall.ts`). What goes on without the hero calls it otherwise.
 */
export interface Frames {
  match: object
  chooseInvestigator: { hero: number }
  draftInsanity: { hero: number; cards: number[] }
  turn: { hero: number }
  actions: { hero: number }
  /** `sneaks` are left in this Move, `sneaked` have been passed on this step. */
  walk: {
    hero: number
    to: number
    left: number
    sneaks: number
    sneaked: number[]
    rider: number
    refused: number[]
  }
  attack: {
    hero: number
    space: number
    targets: number[]
    weapon: number
    successes: number
    tentacles: number
    /** Successes by target. */
    shares: number[]
    wasAlone: boolean
    hasKilled: boolean
  }
  hurl: {
    hero: number
    space: number
    whom: 'enemy' | 'monster' | 'all'
    wounds: number
    others: number[]
  }
  rest: { hero: number }
  trade: { hero: number; deal: number }
  /** An action of the episode: which of the two, and on which token. */
  task: { hero: number; which: number; thing: number; successes: number; tentacles: number }
  beatOut: { hero: number }
  collapse: { left: number[] }
  roll: {
    hero: number
    kind: RollKind
    standard: number
    bonus: number
    isNear: boolean
    targets: number[]
    foe: number
    /** Dice that are picked to be thrown again together. */
    picked: number[]
    /** The way to count symbols that is asked about. */
    counting: number
  }
  /** A packet; answers what was dealt. `left` is what nobody bears yet. */
  wounds: { hero: number; amount: number; left: number; from: WoundsFrom; rule: string }
  terror: {
    heroes: number[]
    amounts: number[]
    from: LossFrom
    rule: string
    place: number
    /** Those who have come to a trigger space. */
    struck: number[]
  }
  trigger: { hero: number }
  levelUp: { hero: number }
  tidy: { hero: number }
  shun: { hero: number; others: number[] }
  forget: { hero: number; among: number[] }
  steal: { hero: number; among: number[] }
  fall: { hero: number; how: Fall }
  mythos: { hero: number }
  /** `you` is who the text speaks to, `by` who chooses; `hero` is -1 if nobody's fall ends it. */
  script: {
    hero: number
    you: number
    by: number
    /** The numbers of the texts that run and how far each has come, the innermost last. */
    texts: number[]
    from: 'mythos' | 'text'
    loss: number
    rule: string
    isEach?: true
  }
  each: {
    hero: number
    by: number
    heroes: number[]
    text: number
    from: 'mythos' | 'text'
    rule: string
    place: number
    losses: number[]
  }
  /** Answers what was chosen. */
  choose: Choice & { what: Chosen; why: Why }
  /** `links` is -1 for enemies that are set down at their goal. */
  herd: {
    foes: number[]
    isOne: boolean
    links: number
    to: Goal
    you: number
    by: number
    rule: string
    goal: number
  }
  summonAt: Choice & { kind: EnemyKind }
  promote: Choice
  kindle: Choice & { left: number }
  rlyeh: { spaces: number[]; by: number; withCultist: boolean; rule: string }
  blow: Choice & { who: number }
  carriedOff: { hero: number; foe: number }
  onThing: Choice & { what: ThingDeed; you: number }
  douse: Choice
  fight: { hero: number; foes: number[]; rule: string }
  assault: {
    hero: number
    foe: number
    /** By which the enemy attacks. */
    rule: string
    /** The next hero to be asked whether to take the attack over. */
    asked: number
    isTaken: boolean
    dealt: number
    tentacles: number
    hasStruck: boolean
  }
  discovery: { hero: number; tentacles: number }
  suffer: { hero: number; kind: 'fire' | 'signs'; dice: number; tentacles: number }
  endEffects: { hero: number; left: number[] }
  prayer: { hero: number; whom: number }
  advance: { isEpisodeFirst: boolean }
  arrival: object
  reveal: object
}

/** The types of this title, for the kernel. */
export interface Dmd extends TitleTypes {
  state: DmdState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: never
}

export type Game = Run<Dmd>
