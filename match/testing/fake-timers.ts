import type { Timers } from '../bots/timers.ts'

/** Time that passes when a test says so. */
export class FakeTimers implements Timers {
  #now = 0
  #waiting: { at: number; run: () => void }[] = []

  after(milliseconds: number, run: () => void): () => void {
    const one = { at: this.#now + milliseconds, run }
    this.#waiting.push(one)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one)
    }
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Lets time pass, and everything happen that was waiting for it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    for (;;) {
      await quiet()
      const next = this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#now = next.at
      this.#waiting = this.#waiting.filter((one) => one !== next)
      next.run()
    }
    this.#now = end
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve()
}
