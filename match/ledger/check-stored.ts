import { type GameEntry, hash } from '@eldertable/kernel'
import { FromLog } from '../log/chance-source.ts'
import { LogFault } from '../log/log-fault.ts'
import { PlayedLog } from '../log/played-log.ts'
import { OtherRules } from '../versions/rules-version.ts'
import type { LedgerPage } from './ledger.ts'
import { reopen } from './reopen.ts'
import { logOf, readSnapshot } from './stored-text.ts'

/** What becomes of a stored match with the rules that are here. */
export type StoredVerdict =
  | { readonly verdict: 'keeps'; readonly version: number }
  | { readonly verdict: 'migrates'; readonly from: number; readonly to: number }
  /** The number of the entry, 0 for the set-up; null if every entry is in order but the match can't go on. */
  | { readonly verdict: 'breaks'; readonly at: number | null; readonly why: string }

/**
 * Plays a stored match from its beginning to its end with the rules that are here, as nobody does who opens it from a
 * snapshot, and then opens it. Nothing is changed.
 */
export function checkStored(game: GameEntry, page: LedgerPage): StoredVerdict {
  try {
    const before = playThrough(game, page)
    const { title } = reopen(game, page)
    return title.version === before
      ? { verdict: 'keeps', version: before }
      : { verdict: 'migrates', from: before, to: title.version }
  } catch (error) {
    if (error instanceof OtherRules) return { verdict: 'breaks', at: null, why: error.message }
    const why = error instanceof Error ? error.message : String(error)
    return { verdict: 'breaks', at: error instanceof LogFault ? error.position : 0, why }
  }
}

/** Gives the version of the rules at the end of the log. */
function playThrough(game: GameEntry, { head, entries: texts, snapshot }: LedgerPage): number {
  const { beginning, entries } = logOf(texts)
  const source = new FromLog()
  const played = PlayedLog.begin(game, beginning, source, 'us')
  const kept = readSnapshot(snapshot)
  for (const entry of entries) {
    played.replay(entry, source)
    const isKept = played.isPlayable && played.log.length === kept?.length
    if (isKept && hash(played.state) !== hash(kept.state))
      throw new LogFault(played.log.length - 1, 'entry', 'the snapshot after it is another state')
  }
  if (texts.length !== head.length)
    throw new LogFault(
      texts.length,
      'entry',
      `it is missing: there should be ${head.length} in all`,
    )
  return played.log.titleVersion
}
