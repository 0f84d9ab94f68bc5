import type { Pick } from '@eldertable/kernel'

/** Where points come from that a question asks for. */
export interface AmountSource {
  /** "Power spoints of pool 2" */
  name: string
  /** How many of it can be given, and how many are put there at first. */
  most: number
  first: number
}

/** What so much of each source would come to. */
export interface AmountOutcome {
  /** What the button does, what comes of it in brackets: "Throw now (9 or less: 83 %)". */
  label: string
  /** Whether it can be taken: what falls short of a sum that must be paid in full can't. */
  canTake: boolean
  /** Whether it is the ordinary thing to do, for the lamp. */
  isOrdinary: boolean
}

/**
 * A question of how much to give, of one source or of several: the slip has a stepper for each, and one button for all of
 * it, where else every amount would be a button of its own.
 */
export interface Amounts {
  sources: readonly AmountSource[]
  /** No more than this of all together. */
  most: number
  /** The verbs that steppers and button stand for: their options have no line of their own. */
  verbs: readonly string[]
  /** The picks, one after another, that give so much of each source and are done with the question. */
  picks(given: readonly number[]): readonly Pick[]
  comesTo(given: readonly number[]): AmountOutcome
}
