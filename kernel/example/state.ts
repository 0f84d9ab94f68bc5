import type { Verb } from './verbs.ts'
import { proceduresOf, type Box, type Seat, type Table } from '../index.ts'

/** The cards (the table "Content" of the rulebook), two of each. */
export const OMENS = ['gale', 'ember', 'hush'] as const
export type Omen = (typeof OMENS)[number]

/** Everybody sees it. */
interface CandleTable extends Table {
  /** Whose turn it is. */
  active: Seat
  candles: number
  lit: number
  tapers: number
  /** Whether a Gale can be turned aside: an option of the match. */
  wards: boolean
  /** The omen that lies face up before each seat, or null while it is in the hand. */
  shown: (Omen | null)[]
  left: boolean[]
}

/** Only its own seat sees it. */
interface CandleHand {
  omen: Omen | null
}

/** Nobody sees it. */
interface CandleBox extends Box {
  omens: Omen[]
}

export interface CandleState {
  table: CandleTable
  hands: CandleHand[]
  box: CandleBox
}

/** The procedures, and what each remembers while it runs. */
interface Frames {
  match: object
  turn: { seat: Seat }
  throw: object
  gale: { seat: Seat; from: Seat }
}

/** The questions, and what everybody may know about each. */
interface Questions {
  'turn.choose': object
  'gale.strike': { seat: Seat; from: Seat; count: number }
}

/** What can happen, and what the log is told about it. */
interface Events {
  turn: { seat: Seat }
  dealt: { omen: Omen }
  snuffed: { seat: Seat; count: number }
  relit: { seat: Seat; count: number }
  revealed: { seat: Seat; omen: Omen }
  warded: { seat: Seat; omen: Omen }
  left: { seat: Seat }
}

export type Reason = 'too-few-candles' | 'no-taper' | 'all-alight' | 'omen-spent'

/** All of the above under one name: rules and title are written in terms of it. */
export interface LastCandle {
  state: CandleState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: never
}

export const procedure = proceduresOf<LastCandle>()
