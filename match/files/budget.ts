/** A match file wants more work than there is time for. The message is one sentence for people. */
export class OverBudget extends Error {}

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

  /** Pays for what has to be played again. Throws `OverBudget`. */
  pay(picks: number): void {
    this.#left -= picks
    if (this.#left < 0)
      throw new OverBudget(
        `To check this match, more than ${this.#most} picks would have to be played.`,
      )
  }
}
