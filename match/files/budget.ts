/** A match file wants more work than there is time for. The message is one sentence for people. */
export class OverBudget extends Error {}

/** What going back costs at most, in picks: the nearest kept state is seldom farther away. */
const UNDO = 16

/**
 * How many picks may be played for somebody who has sent a file. A few bytes of undo and redo can ask for hundreds of
 * them, so entries alone say little.
 */
export class Budget {
  readonly #most: number
  #left: number

  constructor(picks = Infinity) {
    this.#most = picks
    this.#left = picks
  }

  /** Pays for the next entry of a log whose line has so many picks. Throws `OverBudget`. */
  pay(entry: { readonly do?: string | undefined; readonly to?: number }, line: number): void {
    this.#left -=
      entry.do === 'undo' || entry.do === 'rewind' ? UNDO : Math.max(1, pickedBy(entry, line))
    if (this.#left < 0)
      throw new OverBudget(
        `To check this match, more than ${this.#most} picks would have to be played.`,
      )
  }
}

const pickedBy = (entry: Parameters<Budget['pay']>[0], line: number): number =>
  entry.do === 'redo' ? (entry.to ?? 0) - line : 1
