import type { Pick } from '../engine/pick.ts'

/** What somebody who thinks would pick in a seat's place, and what they expect of it. Plain data. */
export interface Hint {
  /** The pick they would make, then the next best. */
  readonly options: readonly HintedOption[]
}

/** One option of a hint. */
export interface HintedOption {
  readonly pick: Pick
  /**
   * The chance to win that it promises, from 0 to 1; null if it was not weighed, as there was nothing to weigh it against, and in
   * ways to play in which the title knows what is better, but not how good it is. The best comes first all the same.
   */
  readonly chance: number | null
  /** Whether it can't be told from the first one: the difference is within the error. */
  readonly isEven: boolean
  /**
   * What it leads to more of than the first one, or less, on average, by the names of what the title counts; 0 of what
   * may as well be chance.
   */
  readonly more: Readonly<Record<string, number>>
}
