import type { Ledger, LedgerChange, LedgerPage } from '@eldertable/match'
import { database } from './kept-matches.ts'

/** The log of a match in this browser's database. Each append is one transaction: it is there, or it is not. */
export class BrowserLedger implements Ledger {
  readonly #id: string

  constructor(id: string) {
    this.#id = id
  }

  async read(from: number): Promise<LedgerPage> {
    const kept = await (await database()).get('tables', this.#id)
    if (kept === undefined) throw new Error('this table is not in this browser')
    const { revision, key, counter, entries, snapshot } = kept
    return {
      head: { revision, length: entries.length, key, counter },
      entries: entries.slice(from),
      snapshot: snapshot ?? undefined,
    }
  }

  async append(
    revision: number,
    entries: readonly string[],
    change: LedgerChange,
  ): Promise<boolean> {
    const transaction = (await database()).transaction('tables', 'readwrite', {
      durability: 'strict',
    })
    const kept = await transaction.store.get(this.#id)
    if (kept === undefined || kept.revision !== revision) {
      await transaction.done
      return false
    }
    kept.revision++
    kept.entries.push(...entries)
    kept.counter = change.counter
    kept.isOver = change.isOver
    kept.at = Date.now()
    await transaction.store.put(kept)
    await transaction.done
    return true
  }

  async putSnapshot(at: number, state: string): Promise<void> {
    const transaction = (await database()).transaction('tables', 'readwrite')
    const kept = await transaction.store.get(this.#id)
    if (kept !== undefined) await transaction.store.put({ ...kept, snapshot: { at, state } })
    await transaction.done
  }
}
