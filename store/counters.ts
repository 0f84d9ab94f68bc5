/** How often something has happened since its time began to run. */
export interface Counted {
  /** This time included. */
  readonly count: number
  /** Milliseconds until it begins anew. */
  readonly left: number
}

/** This many are remembered; whoever invents names to be counted by makes us forget only the oldest. */
const MOST = 50_000

/** Tallies of one process, by a clock that nobody sets. */
export class Counters {
  readonly #now: () => number
  readonly #running = new Map<string, { count: number; readonly endsAt: number }>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  count(key: string, span: number): Counted {
    const now = this.#now()
    const running = this.#running.get(key)
    if (running !== undefined && running.endsAt > now) {
      running.count++
      return { count: running.count, left: running.endsAt - now }
    }
    this.#running.delete(key) // so that the new one is the youngest
    this.#running.set(key, { count: 1, endsAt: now + span })
    if (this.#running.size > MOST) this.#forgetOldest()
    return { count: 1, left: span }
  }

  /** Forgets those whose time is over. */
  tidy(): void {
    const now = this.#now()
    for (const [key, { endsAt }] of this.#running) if (endsAt <= now) this.#running.delete(key)
  }

  #forgetOldest(): void {
    const [oldest] = this.#running.keys()
    if (oldest !== undefined) this.#running.delete(oldest)
  }
}
