import type { Match } from '../match.ts'
import type { Ledger, LedgerSnapshot } from './ledger.ts'
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
    // At the end too: from then on there is nobody who would leave one.
    return match.length - this.#at >= this.#every || match.asked === null
  }

  /** Leaves one unless there is one of this very state. */
  async leave(match: Match): Promise<void> {
    const { length } = match
    if (this.#at >= length) return
    await this.put({ at: length, state: snapshotText(match) })
  }

  /** Leaves one that was made elsewhere. */
  async put({ at, state }: LedgerSnapshot): Promise<void> {
    this.#at = at
    try {
      await this.#ledger.putSnapshot?.(at, state)
    } catch (error) {
      this.#onFault(error)
    }
  }
}
