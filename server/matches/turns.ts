import { setImmediate } from 'node:timers/promises'

/**
 * Lets those who have much to do take turns: one at each turn of the event loop, so that whatever else has come in is
 * done in between. However many ask for something long at once, nobody waits for more than one of them.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate())
    return this.#last
  }
}
