import type { ScriptedDraw } from '../chance/scripted.ts'
import type { Seat, State } from '../engine/state.ts'

/** A pick by name: a verb, and its argument; any argument will do if none is named. */
export interface LessonMove {
  verb: string
  argument?: number
}

/** What happens without the reader. */
export interface LessonScript {
  /** The dice, in the order in which they will be thrown. */
  dice?: readonly number[]
  /** Numbers drawn otherwise than by a die. Shuffles need none: they leave the order as it is. */
  draws?: readonly ScriptedDraw[]
  /** Picks for whoever is asked: for the others, and for the reader where there is nothing to learn. */
  replies?: readonly LessonMove[]
}

/** One thing to do, and what comes of it. */
export interface LessonStep extends LessonScript {
  /** What is to be done, as an order without a full stop. It heads the slip and is the reason of every refusal. */
  task: string
  /** What the reader has to know for it, in one or two sentences. */
  text: string
  /** What it has led to, in one or two sentences. */
  after: string
  /** The rules that it rests on. */
  rules: readonly string[]
  /** What the reader picks, one decision after another; where several moves are named, each of them will do. */
  moves: readonly (LessonMove | readonly LessonMove[])[]
  /** Targets on the board (`kind:number`) to look at, besides those of the moves. */
  point?: readonly string[]
}

/** A title taught by playing it: a position, a script, and a few things to do. */
export interface Lesson {
  /** In its address, and what progress is kept under; no two of a title are alike. */
  id: string
  /** What it teaches, in a word or three: it heads the slip and the list of a title's lessons. */
  name: string
  /** Whom it is for, in one sentence. */
  about: string
  minutes: number
  /** The seat that learns. */
  reader: Seat
  /** What the seats are called; the reader's own name is used if it is known. */
  names: readonly string[]
  /** The position, put together by hand and without a fault. */
  start(): State
  /** What happens before the first step. */
  before?: LessonScript
  steps: readonly LessonStep[]
  /** The last words, when everything has been done. */
  farewell: string
}
