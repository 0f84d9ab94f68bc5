import type { Match } from '../match.ts'
import type { Ledger } from './ledger.ts'
import { snapshotText } from './stored-text.ts'

const EVERY = 100

/** Leaves a snapshot in a ledger now and then. They save time and are never needed: the log is enough. */
export class Snapshots {
  readonly #ledger: Ledger
  readonly #every: number
  readonly #onFault: (error: unknown) => void
  /** How long the log was at the latest. */
  #at: number

  constructor(ledger: Ledger, at: number, every = EVERY, onFault: (error: unknown) => void) {
    this.#ledger = ledger
    this.#at = at
    this.#every = every
    this.#onFault = onFault
  }

  isDue(match: Match): boolean {
    return match.length - this.#at >= this.#every
  }

  /** Leaves one unless there is one of this very state. */
  async leave({ length, title, snapshot }: Match): Promise<void> {
    if (this.#at >= length) return
    this.#at = length
    try {
      await this.#ledger.putSnapshot?.(length, snapshotText(title.version, snapshot))
    } catch (error) {
      this.#onFault(error)
    }
  }
}
