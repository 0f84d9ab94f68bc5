/** Work for one match after the other of the same match, so that a match somebody has locked keeps one connection waiting and no more. */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id)
    // Whether what came before succeeded concerns those who wait for it.
    const mine = before === undefined ? work() : before.then(work, work)
    this.#last.set(id, mine)
    const forget = () => {
      if (this.#last.get(id) === mine) this.#last.delete(id)
    }
    void mine.then(forget, forget)
    return mine
  }
}
