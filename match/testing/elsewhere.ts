import type { GameEntry } from '@eldertable/kernel'
import type { LedgerPage } from '../ledger/ledger.ts'
import { reopen } from '../ledger/reopen.ts'
import type { Reopened, Replays } from '../ledger/replays.ts'
import { snapshotText, textOf } from '../ledger/stored-text.ts'

/** Plays long logs again, and counts how many. */
export class Elsewhere implements Replays {
  count = 0

  async reopen(game: GameEntry, page: LedgerPage): Promise<Reopened> {
    this.count++
    await this.pause()
    const match = reopen(game, page)
    return {
      added: match.entries.slice(page.head.length - 1).map(textOf),
      snapshot: { at: match.length, state: snapshotText(match) },
    }
  }

  async pause(): Promise<void> {
    await Promise.resolve()
  }
}
