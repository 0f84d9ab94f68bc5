import type { EffectOf, Meanings, Seat } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { Reason } from '../reasons.ts'

/** What a power is aimed at, chosen before its cost is spent (NEC-ARTIFACT-17). */
export type Aim =
  | 'investigator'
  | 'player'
  | 'free-player'
  | 'inmate'
  | 'monster'
  | 'any-monster'
  | 'gate'
  | 'space'
  | 'total'

/** Whom or what a card strikes one after the other. */
export type Each = 'investigators' | 'players' | 'monsters'

type Discarded = 'ally' | 'item' | 'spell' | 'book'

/**
 * What cards do, and what each is told: `at` is what it is aimed at, `inside` why an inmate can't use it. The declarations
 * of the table name it. @public
 */
export interface Effects {
  gain: { sanity: number }
  strike: { at: Aim; cause: 'spell' | 'book'; dice: number; sanity: number }
  levy: { sanity: number }
  'lose-each': { each: Each; sanity: number }
  'banish-met': object
  banish: { at: 'monster' | 'any-monster' }
  void: object
  bind: { at: Aim; from: number; to: number }
  'move-each': { each: Each }
  place: { at: 'gate' | 'space'; inside: Reason }
  swap: { at: Aim; inside: Reason }
  mesmerise: { at: Aim }
  petrify: object
  release: { at: Aim }
  commit: { rule?: string; inside?: Reason }
  walk: { to: number }
  'to-gate': { lands: boolean }
  'carry-off': { to: number }
  discard: { type: Discarded; still?: true }
  'discard-each': { each: Each; type: Discarded }
  look: { cards: number }
  'search-spell': object
  'draw-again': object
  forge: object
  forgive: object
  counter: object
  'shift-gate': object
}

export type Effect = EffectOf<Effects>

/**
 * The seat that has used, met or drawn a card, and what it is aimed at and about: a Monster, a Spell, or -1. The
 * declarations of the table name it. @public
 */
export interface By {
  readonly seat: Seat
  readonly card: number
  readonly subject: number
  readonly target: number
}

/** The meanings of some effects. */
export type MeaningsOf<Names extends keyof Effects> = Meanings<Nec, By, Pick<Effects, Names>>
export type AllMeanings = Meanings<Nec, By, Effects>

export const gain = (sanity: number): Effect => ({ does: 'gain', sanity })
/** A Spell or Book that takes Sanity from somebody: by dice, or an amount. */
export const strikeBy = (
  cause: 'spell' | 'book',
  { dice = 0, sanity = 0 }: { dice?: number; sanity?: number },
): Effect => ({ does: 'strike', at: 'investigator', cause, dice, sanity })
export const levy = (sanity: number): Effect => ({ does: 'levy', sanity })
export const loseEach = (sanity: number): Effect => ({
  does: 'lose-each',
  each: 'investigators',
  sanity,
})
export const banishMet: Effect = { does: 'banish-met' }
export const banish = (at: 'monster' | 'any-monster'): Effect => ({ does: 'banish', at })
export const voidMet: Effect = { does: 'void' }
export const bind = (from: number, to: number): Effect => ({ does: 'bind', at: 'total', from, to })
export const moveEach: Effect = { does: 'move-each', each: 'monsters' }
export const place = (at: 'gate' | 'space', inside: Reason): Effect => ({
  does: 'place',
  at,
  inside,
})
export const swap = (inside: Reason): Effect => ({ does: 'swap', at: 'free-player', inside })
export const mesmerise: Effect = { does: 'mesmerise', at: 'player' }
export const petrify: Effect = { does: 'petrify' }
export const release: Effect = { does: 'release', at: 'inmate' }
export const commit: Effect = { does: 'commit', rule: 'NEC-ASYLUM-4' }
export const commitYourself = (inside: Reason): Effect => ({ does: 'commit', inside })
export const walk = (to: number): Effect => ({ does: 'walk', to })
export const toGate = (lands: boolean): Effect => ({ does: 'to-gate', lands })
export const carryOff = (to: number): Effect => ({ does: 'carry-off', to })
export const discard = (type: Discarded): Effect => ({ does: 'discard', type })
/** Some may have gone in the encounter itself. */
export const discardStill = (type: Discarded): Effect => ({ does: 'discard', type, still: true })
export const discardEach = (type: Discarded): Effect => ({
  does: 'discard-each',
  each: 'players',
  type,
})
export const look = (cards: number): Effect => ({ does: 'look', cards })
export const searchSpell: Effect = { does: 'search-spell' }
export const drawAgain: Effect = { does: 'draw-again' }
export const forge: Effect = { does: 'forge' }
export const forgive: Effect = { does: 'forgive' }
export const counter: Effect = { does: 'counter' }
export const shiftGate: Effect = { does: 'shift-gate' }
