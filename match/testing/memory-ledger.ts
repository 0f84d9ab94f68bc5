import type { Ledger, LedgerChange, LedgerPage, LedgerSnapshot } from '../ledger/ledger.ts'
import { KEY } from './open-match.ts'

/** What may go wrong with one append. */
export type Mishap =
  /** It fails, and nothing was stored. */
  | 'fails'
  /** It is stored, but the answer is lost. */
  | 'loses-answer'
  /** The same, and it can't be read either from then on. */
  | 'goes-down'

/** A ledger in memory that several hosts can share, and that can be made to behave badly. */
export class MemoryLedger implements Ledger {
  readonly log: string[] = []
  readonly changes: LedgerChange[] = []
  readonly snapshots: LedgerSnapshot[] = []
  /** How many entries were read in all. */
  entriesRead = 0
  revision = 0
  counter = 0
  mishaps: Mishap[] = []
  /** Done before the next append is looked at: what another process does in between. */
  meanwhile: (() => Promise<unknown>) | undefined
  /** While it is there, appends wait for it. */
  gate: Promise<void> | undefined
  isDown = false

  async read(from: number): Promise<LedgerPage> {
    await Promise.resolve()
    if (this.isDown) throw new Error('the ledger is down')
    const { revision, counter, log } = this
    this.entriesRead += log.length - from
    return {
      head: { revision, counter, length: log.length, key: KEY },
      entries: log.slice(from),
      snapshot: this.snapshots.at(-1),
    }
  }

  async append(
    revision: number,
    entries: readonly string[],
    change: LedgerChange,
  ): Promise<boolean> {
    const { meanwhile } = this
    this.meanwhile = undefined
    await meanwhile?.()
    await this.gate
    if (this.isDown) throw new Error('the ledger is down')
    const mishap = this.mishaps.shift()
    if (mishap === 'fails') throw new Error('not stored')
    if (revision !== this.revision) return false
    this.revision++
    this.log.push(...entries)
    this.counter = change.counter
    this.changes.push(change)
    if (mishap === 'goes-down') this.isDown = true
    if (mishap !== undefined) throw new Error('the answer was lost')
    return true
  }

  async putSnapshot(at: number, state: string): Promise<void> {
    await Promise.resolve()
    if (this.isDown) throw new Error('the ledger is down')
    this.snapshots.push({ at, state })
  }

  /** Changes something besides the log, as the server does. */
  touch(): void {
    this.revision++
  }
}
