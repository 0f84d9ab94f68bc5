import type { EffectOf, LastingMeanings } from '@eldertable/kernel'
import { ACTIONS, STEPS } from '../../pieces/limits.ts'
import type { Change } from '../../rules/numbers.ts'

/** What replaces what a lower level of its skill gives (DMD-INV-10): how much it is now, and how much it was before. */
interface Grows {
  amount: number
  before: number
}

/** In which rolls a skill gives something: one's own attacks, or rolls against oneself. */
export type Where = 'own-space' | 'other-spaces'
export type Rolls = 'any' | 'own-space' | 'against-you' | 'against-you-or-fire'
export type Symbol = 'elder' | 'tentacle'
export type Moment = 'killed' | 'protected' | 'revived' | 'shunned'
/** Where wounds and losses come from, as the levels of Toughness tell them apart. */
export type Origin = 'all' | 'rolls' | 'attack-or-fire' | 'others'

/** More than there can be of anything. */
export const ALL = 99

/** What levels of skills give, and what each is told. The declarations of the table name it. @public */
export interface Levels {
  /** Bonus dice against enemies in one's own space, or outside of it. */
  'bonus-dice': Grows & { where: Where }
  /** An attack in one's own space on several: divided among them, or in full to each. */
  spread: Grows
  /** `source` is the number that picks have: it stays what it is, and a new one comes behind the others. */
  'free-rerolls': Grows & { source: number; per: 'turn' | 'roll'; of: Rolls; rule: string }
  range: Grows
  sneak: Grows
  'sneak-wounds': { wounds: number }
  /** `near`: only within this many spaces of a gate. */
  'free-action': { action: 'move' | 'rest' | 'attack'; near?: number }
  carry: object
  /** What a Move or a turn has then, where it had `before`. */
  steps: Grows
  actions: Grows
  'fewer-wounds': Grows & { from: Origin }
  'less-sanity': { amount: number; from: Origin }
  /** Symbols that count as successes: one, or all of them. */
  count: { symbol: Symbol; most: number }
  'counted-heals': { symbol: Symbol; points: number; of: 'stress' | 'wounds' }
  'counted-worth': { symbol: Symbol; successes: number }
  frenzy: { tentacles: number; successes: number }
  'lone-wounds': Grows
  relief: { when: Moment; stress: number }
  avenge: { wounds: number; stress: number; isForAll: boolean }
  protect: Grows
  omens: Grows
  'skip-mythos': { wounds: number }
  'gate-wounds': Grows
  'gate-rest': { within: number }
  'gate-dice': { dice: number; within: number }
  /** Dice on a trigger space, and from some level on also just before one. */
  fuel: Grows & { isEarly: boolean }
  lives: Grows
  pray: { points: number; how: 'split' | 'both' | 'everybody' }
}

export type LevelEffect = EffectOf<Levels>
export type LevelEffectOf<Name extends keyof Levels> = Extract<LevelEffect, { does: Name }>

type Changes = Change['changes']
/** The meanings of some effects: which numbers they change, if any, and how they read. */
export type LevelMeanings<Names extends keyof Levels> = LastingMeanings<
  Changes,
  Pick<Levels, Names>
>
export type AllLevelMeanings = LastingMeanings<Changes, Levels>

/** What changes no number of the rules: rows of its own see to it (`countings.ts`, `free-rerolls.ts` and so on). */
export const noChange = (): Changes => ({})

const grows = <Name extends keyof Levels>(does: Name, amount: number) => ({
  does,
  amount,
  before: 0,
})

export const bonusDice = (amount: number, where: Where): LevelEffect => ({
  ...grows('bonus-dice', amount),
  where,
})
const DIVIDED = 2
const IN_FULL = 3
export const divide: LevelEffect = grows('spread', DIVIDED)
export const strikeAll: LevelEffect = grows('spread', IN_FULL)
export const freeRerolls = (
  amount: number,
  more: Pick<Levels['free-rerolls'], 'source' | 'per' | 'of' | 'rule'>,
): LevelEffect => ({ ...grows('free-rerolls', amount), ...more })
export const range = (spaces: number): LevelEffect => grows('range', spaces)
export const sneak = (enemies: number): LevelEffect => grows('sneak', enemies)
export const sneakWounds = (wounds: number): LevelEffect => ({ does: 'sneak-wounds', wounds })
export const freeAction = (action: 'move' | 'rest' | 'attack', near?: number): LevelEffect => ({
  does: 'free-action',
  action,
  ...(near !== undefined && { near }),
})
export const carry: LevelEffect = { does: 'carry' }
export const steps = (amount: number): LevelEffect => ({ does: 'steps', amount, before: STEPS })
export const actions = (amount: number): LevelEffect => ({
  does: 'actions',
  amount,
  before: ACTIONS,
})
export const fewerWounds = (amount: number, from: Origin = 'all'): LevelEffect => ({
  ...grows('fewer-wounds', amount),
  from,
})
export const lessSanity = (amount: number, from: Origin): LevelEffect => ({
  does: 'less-sanity',
  amount,
  from,
})
export const count = (symbol: Symbol, most: number): LevelEffect => ({
  does: 'count',
  symbol,
  most,
})
export const countedHeals = (
  symbol: Symbol,
  points: number,
  of: 'stress' | 'wounds',
): LevelEffect => ({ does: 'counted-heals', symbol, points, of })
export const countedWorth = (symbol: Symbol, successes: number): LevelEffect => ({
  does: 'counted-worth',
  symbol,
  successes,
})
export const frenzy = (tentacles: number, successes: number): LevelEffect => ({
  does: 'frenzy',
  tentacles,
  successes,
})
export const loneWounds = (amount: number): LevelEffect => grows('lone-wounds', amount)
export const relief = (when: Moment, stress: number): LevelEffect => ({
  does: 'relief',
  when,
  stress,
})
export const avenge = (
  wounds: number,
  stress: number,
  isForAll: boolean,
): LevelEffectOf<'avenge'> => ({
  does: 'avenge',
  wounds,
  stress,
  isForAll,
})
export const protect = (within: number): LevelEffect => grows('protect', within)
export const omens = (cards: number): LevelEffect => grows('omens', cards)
export const skipMythos = (wounds: number): LevelEffect => ({ does: 'skip-mythos', wounds })
export const gateWounds = (within: number): LevelEffect => grows('gate-wounds', within)
export const gateRest = (within: number): LevelEffect => ({ does: 'gate-rest', within })
export const gateDice = (dice: number, within: number): LevelEffect => ({
  does: 'gate-dice',
  dice,
  within,
})
export const fuel = (amount: number, isEarly: boolean): LevelEffect => ({
  ...grows('fuel', amount),
  isEarly,
})
export const lives = (times: number): LevelEffect => grows('lives', times)
export const pray = (points: number, how: Levels['pray']['how']): LevelEffect => ({
  does: 'pray',
  points,
  how,
})
