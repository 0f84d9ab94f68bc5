import type { Store } from '@eldertable/store'
import { monotonic } from '../clock.ts'

/** What may be done so often in this many milliseconds. */
export interface Allowance {
  readonly name: string
  readonly most: number
  readonly span: number
}

/** This many that have used up a share are remembered. */
const MOST = 20_000

/**
 * Counts what all processes on one store count together. Whoever has used up a share is remembered here until its time is
 * over: a flood costs the store nothing more.
 */
export class SharedCounts {
  readonly #store: Pick<Store, 'count'>
  readonly #full = new Map<string, number>()

  constructor(store: Pick<Store, 'count'>) {
    this.#store = store
  }

  /** Counts one more of somebody's; gives how many milliseconds to wait if it was one too many, otherwise nothing. */
  async take(who: string, { name, most, span }: Allowance): Promise<number | undefined> {
    const key = `${name}:${who}`
    const now = monotonic()
    const full = this.#full.get(key) ?? 0
    if (full > now) return full - now
    this.#full.delete(key)
    const { count, left } = await this.#store.count(key, span)
    if (count <= most) return undefined
    this.#remember(key, monotonic() + left)
    return left
  }

  #remember(key: string, until: number): void {
    this.#full.set(key, until)
    const [oldest] = this.#full.keys()
    if (this.#full.size > MOST && oldest !== undefined) this.#full.delete(oldest)
  }
}
