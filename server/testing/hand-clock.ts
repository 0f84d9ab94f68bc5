import type { Clock } from '../clock.ts'

/** Time that passes when a test says so. */
export class HandClock implements Clock {
  #passed = 0
  #begun: number
  #waiting: { readonly at: number; readonly run: () => void }[] = []

  /** Begins at a time of day. */
  constructor(begun: string) {
    this.#begun = Date.parse(begun)
  }

  monotonic(): number {
    return this.#passed
  }

  wall(): number {
    return this.#begun + this.#passed
  }

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.#passed + milliseconds, run }
    this.#waiting.push(one)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one)
    }
  }

  /** Lets time pass, and begins everything that was to be done meanwhile. */
  pass(milliseconds: number): void {
    const end = this.#passed + milliseconds
    for (;;) {
      const [next] = this.#waiting
        .filter(({ at }) => at <= end)
        .toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      this.#passed = next.at
      this.#waiting = this.#waiting.filter((one) => one !== next)
      next.run()
    }
    this.#passed = end
  }
}
