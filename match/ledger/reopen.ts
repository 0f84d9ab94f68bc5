import type { GameEntry } from '@eldertable/games'
import type { LogEntry } from '@eldertable/protocol'
import { LogFault } from '../log/log-fault.ts'
import type { Beginning } from '../log/match-log.ts'
import { Match } from '../match.ts'
import { migration } from '../versions/migration.ts'
import { canMigrate, OtherRules, titleFor } from '../versions/rules-version.ts'
import type { LedgerPage } from './ledger.ts'
import { logOf, readSnapshot } from './stored-text.ts'

/**
 * The match of a whole ledger, from its latest snapshot if that is of any use. If the title wants matches of that
 * version to go on by today's rules, the match comes with a further entry, which is not stored yet. Throws `LogFault` or
 * `OtherRules` if it can't go on, and nothing else.
 */
export function reopen(game: GameEntry, page: LedgerPage): Match {
  try {
    return matchOf(game, page)
  } catch (error) {
    if (error instanceof LogFault || error instanceof OtherRules) throw error
    // Whatever is wrong with one match, it is that match that can't be opened.
    throw new LogFault(0, 'rules', error instanceof Error ? error.message : String(error))
  }
}

function matchOf(game: GameEntry, { head, entries: texts, snapshot }: LedgerPage): Match {
  const { key, counter, length } = head
  const { beginning, entries } = logOf(texts)
  const kept = readSnapshot(snapshot)
  const from =
    kept !== undefined && kept.titleVersion === versionAt(beginning, entries, kept.length)
      ? kept
      : undefined
  const version = versionAt(beginning, entries, length)
  const given = { game, key, counter, beginning }
  if (titleFor(game.title, version) !== undefined) {
    // Earlier rules share procedures with those of today, which may remember other things: only the log is sure to fit.
    const isOfToday = from?.titleVersion === game.title.version
    const match = Match.reopen({ ...given, entries, from: isOfToday ? from : undefined })
    match.migrate()
    return match
  }
  // The rules are gone: only a state of the very end can be carried over.
  if (!canMigrate(game.title, version)) throw new OtherRules(game.title, version)
  if (from?.length !== length)
    throw new OtherRules(game.title, version, ', and its last state was not kept')
  return Match.reopen({
    ...given,
    entries: [...entries, migration(game.title, from, version, counter)],
  })
}

/** The version of the rules after so many entries, the set-up included. */
function versionAt(beginning: Beginning, entries: readonly LogEntry[], length: number): number {
  return entries
    .slice(0, length - 1)
    .reduce(
      (version, entry) => (entry.do === 'migrated' ? entry.to : version),
      beginning.titleVersion,
    )
}
