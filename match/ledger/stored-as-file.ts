import { commitmentTo, type GameEntry } from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import { MATCH_FORMAT, MATCH_FORMAT_VERSION } from '@eldertable/protocol/match-format.ts'
import type { LedgerPage } from './ledger.ts'
import { reopen } from './reopen.ts'
import { logOf } from './stored-text.ts'

/**
 * A stored match as a file, with its key. One that can't be opened comes as it is stored, without a result, and with what
 * is wrong in a sentence. Throws `LogFault` if not even its entries can be read.
 */
export function storedAsFile(
  game: GameEntry,
  page: LedgerPage,
): { file: MatchFile; fault?: string } {
  const { beginning, entries } = logOf(page.entries)
  const { seed, start, ...rest } = beginning
  const { key } = page.head
  const file: MatchFile = {
    format: MATCH_FORMAT,
    formatVersion: MATCH_FORMAT_VERSION,
    ...rest,
    commitment: commitmentTo(key),
    key,
    ...(seed !== undefined && { seed }),
    start,
    log: entries,
    result: null,
  }
  try {
    const { result } = reopen(game, page).toFile({ withKey: false })
    return { file: { ...file, result } }
  } catch (error) {
    return { file, fault: error instanceof Error ? error.message : String(error) }
  }
}
