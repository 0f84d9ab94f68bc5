/** Lets this many through at once, and then this many a second. */
export class Bucket {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#left = burst
    this.#at = now
  }

  /** Whether one more may pass at this time, in milliseconds. */
  take(now: number): boolean {
    this.#fill(now)
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left >= this.#burst
  }

  #fill(now: number): void {
    const more = ((now - this.#at) / 1000) * this.#perSecond
    this.#left = Math.min(this.#burst, this.#left + Math.max(0, more))
    this.#at = now
  }
}
