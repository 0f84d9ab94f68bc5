import { monotonic } from '../clock.ts'
import { Bucket } from './bucket.ts'

/** A bucket for everybody who comes along, by name; who has not come for a while is forgotten. */
export class Buckets {
  readonly #burst: number
  readonly #perSecond: number
  readonly #all = new Map<string, Bucket>()

  constructor(burst: number, perSecond: number) {
    this.#burst = burst
    this.#perSecond = perSecond
  }

  /** Whether one more of this name may pass. */
  take(key: string): boolean {
    const now = monotonic()
    const bucket = this.#all.get(key) ?? new Bucket(this.#burst, this.#perSecond, now)
    this.#all.set(key, bucket)
    return bucket.take(now)
  }

  /** A bucket that is full again is as good as a new one. */
  tidy(): void {
    const now = monotonic()
    for (const [key, bucket] of this.#all) if (bucket.isFull(now)) this.#all.delete(key)
  }
}
