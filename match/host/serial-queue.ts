/** Does one piece of work after the other, each when the one before is done, however that went. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #closed: Error | undefined

  /** Gives what the work gives. Work that fails fails for its caller alone. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#closed !== undefined) throw this.#closed
      return work()
    })
    this.#last = done.catch(() => {})
    return done
  }

  /** Resolves when everything is done that was asked for before. */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Waits for what was asked for before; whatever comes after fails with this. */
  async close(why: Error): Promise<void> {
    await this.#last
    this.#closed = why
  }
}
