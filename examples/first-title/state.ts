import { proceduresOf, type Box, type Seat, type Table } from '@eldertable/kernel'
import type { Verb } from './verbs.ts'

/** FT-SETUP-2: stones are counted from 0, and the first of them is worth 1. */
export const STONES = 6
export const worthOf = (stone: number): number => stone + 1

/** Everybody sees it. */
export interface FirstTable extends Table {
  /** Whose turn it is. */
  active: Seat
  /** Who has taken each stone, or null while it lies in the row. */
  takenBy: (Seat | null)[]
  /** Of each seat. */
  points: number[]
}

/** Only its own seat sees it: nothing. */
export type FirstHand = object

export interface FirstState {
  table: FirstTable
  hands: FirstHand[]
  /** Nobody sees it: nothing but the stack of running procedures. */
  box: Box
}

/** The procedures, and what each remembers while it runs. */
interface Frames {
  match: object
  turn: { seat: Seat }
}

/** The questions, and what everybody may know about each. */
interface Questions {
  'turn.choose': object
}

/** What can happen, and what the log is told about it. */
interface Events {
  turn: { seat: Seat }
  took: { seat: Seat; stone: number }
  threw: { seat: Seat; dice: number[]; points: number }
}

export type Reason = 'already-taken'

/** All of the above under one name: rules and title are written in terms of it. */
export interface FirstTitle {
  state: FirstState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: never
}

export const procedure = proceduresOf<FirstTitle>()
