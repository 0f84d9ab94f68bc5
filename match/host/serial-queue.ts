/** Does one thing after the other, each when the one before is done, however that went. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#isClosed) throw new Error('the match is closed here')
      return work()
    })
    this.#last = done.catch(() => {})
    return done
  }

  /** Waits for what is under way; whatever comes after fails. */
  async close(): Promise<void> {
    await this.#last
    this.#isClosed = true
  }
}
