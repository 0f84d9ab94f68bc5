/** Time, from outside: the match has no clock of its own. */
export interface Timers {
  /** Runs something once after this many milliseconds, unless the answer is called before. */
  after(milliseconds: number, run: () => void): () => void
}
