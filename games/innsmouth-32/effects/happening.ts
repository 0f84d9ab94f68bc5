import type { EffectOf, Meanings } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import type { Stat } from '../pieces/stats.ts'

/** How a survivor gets away from what holds it: by a stat, or with nothing but spoints (I32-GAMBIT-1). */
type Way = Stat | 'gambit'

/**
 * What horrors, plot devices and popcorn do when the film turns them up, and what each is told. Frames of their procedures do
 * not say which card began them: two cards with one such effect would be told the same. @public
 */
export interface Happenings {
  /** Victims, more of them in late reels; how they get away, how at the end of the reel, and who has those who do not. */
  hold: { early: number; late: number; attempt: Way; last: Way; isTaken: boolean }
  surge: { value: number }
  rise: object
  chant: { stat: Stat }
  dim: { early: number; late: number }
  mob: { locks: number }
  ambush: object
  slip: object
  confess: { stat: Stat; tokens: number }
  stand: { rest: number }
  burn: { less: number }
  wire: { stat: Stat; cards: number; drawn: number }
  pass: object
  feast: { rest: number; found: number }
}

export type Happening = EffectOf<Happenings>
export type HappeningOf<Name extends keyof Happenings> = Extract<Happening, { does: Name }>

/** The card that happens, and the seat that decides about it, or -1. The declarations of the table name it. @public */
export interface By {
  readonly card: number
  readonly seat: number
}

/** The meanings of some of them. */
export type MeaningsOf<Names extends keyof Happenings> = Meanings<I32, By, Pick<Happenings, Names>>
export type AllMeanings = Meanings<I32, By, Happenings>
