import type { GameEntry } from '@eldertable/kernel'
import type { LogEntry } from '@eldertable/protocol'
import { FarBack } from '../log/far-back.ts'
import { logAfterAtEase } from '../log/log-after.ts'
import { LogFault } from '../log/log-fault.ts'
import type { MatchSetup } from '../log/match-log.ts'
import { Match } from '../match.ts'
import type { StoredMatch } from '../new-match.ts'
import { migration } from '../versions/migration.ts'
import { canMigrate, OtherRules, titleFor } from '../versions/rules-version.ts'
import type { LedgerPage, LedgerSnapshot } from './ledger.ts'
import { REACH, type Replays } from './replays.ts'
import {
  entriesOf,
  logAtEase,
  logOf,
  readSnapshot,
  type KeptSnapshot,
  type ReadLog,
} from './stored-text.ts'

/**
 * The match of a whole ledger, from its latest snapshot if that is of any use. If the title wants matches of that
 * version to go on by today's rules, the match comes with a further entry, which is not stored yet. Throws `LogFault` or
 * `OtherRules` if it can't go on, and nothing else.
 */
export function reopen(game: GameEntry, page: LedgerPage): Match {
  return faultless(() => {
    const log = logOf(page.entries)
    return matchOf(game, page, log, keptIn(page, log))
  })
}

/** A match that is open again. */
export interface OpenedMatch {
  readonly match: Match
  /** Of its end, if it was made for this and is worth being kept. */
  readonly snapshot?: LedgerSnapshot
}

/** The same; what takes long is done elsewhere, and others have their turn meanwhile. */
export async function reopenAtEase(
  game: GameEntry,
  page: LedgerPage,
  replays: Replays,
): Promise<OpenedMatch> {
  const pause = () => replays.pause()
  const log = await faultlessly(logAtEase(page.entries, pause))
  const { beginning } = log
  const kept = keptIn(page, log)
  if (isNear(game, log, kept)) {
    const length = kept?.length ?? 1
    const upTo = await faultlessly(logAfterAtEase(beginning, log.entries, length, pause))
    try {
      return { match: faultless(() => matchOf(game, page, log, kept, { log: upTo, reach: REACH })) }
    } catch (error) {
      if (!(error instanceof FarBack)) throw error
    }
  }
  const { added, snapshot } = await replays.reopen(game, page)
  const { key, counter, length } = page.head
  const entries = [...log.entries, ...entriesOf(added, length)]
  const from = readSnapshot(snapshot)
  const upTo = await logAfterAtEase(beginning, entries, snapshot.at, pause)
  return {
    match: Match.reopen({ game, key, counter, beginning, entries, from, log: upTo, reach: REACH }),
    snapshot,
  }
}

/** Whether so little has to be played again that nobody has to wait for it. */
function isNear(game: GameEntry, { entries }: ReadLog, kept: KeptSnapshot | undefined): boolean {
  if (entries.length <= REACH) return true
  if (kept?.past === undefined || kept.madeBy !== game.title.version) return false
  return entries.length + 1 - kept.length <= REACH
}

function faultless<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    throw asFault(error)
  }
}

async function faultlessly<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening
  } catch (error) {
    throw asFault(error)
  }
}

/** Whatever is wrong with one match, it is that match that can't be opened. */
function asFault(error: unknown): unknown {
  const isKnown = [LogFault, OtherRules, FarBack].some((kind) => error instanceof kind)
  if (isKnown) return error
  return new LogFault(0, 'rules', error instanceof Error ? error.message : String(error))
}

/** The snapshot of a page, unless it is one of other rules than the log says. */
function keptIn(
  { snapshot }: LedgerPage,
  { beginning, entries }: ReadLog,
): KeptSnapshot | undefined {
  const kept = readSnapshot(snapshot)
  if (kept === undefined) return undefined
  return kept.titleVersion === versionAt(beginning, entries, kept.length) ? kept : undefined
}

function matchOf(
  game: GameEntry,
  { head }: LedgerPage,
  { beginning, entries }: ReadLog,
  kept: KeptSnapshot | undefined,
  atEase?: Pick<StoredMatch, 'log' | 'reach'>,
): Match {
  const { key, counter, length } = head
  const version = versionAt(beginning, entries, length)
  const given = { game, key, counter, beginning, ...atEase }
  if (titleFor(game.title, version) !== undefined) {
    // Earlier rules share procedures with those of today, which may remember other things: only a state fits that was made
    // while those of today were here.
    const from = kept?.madeBy === game.title.version ? kept : undefined
    const match = Match.reopen({ ...given, entries, from })
    match.migrate()
    return match
  }
  // The rules are gone: only a state of the very end can be carried over.
  if (!canMigrate(game.title, version)) throw new OtherRules(game.title, version)
  if (kept?.length !== length)
    throw new OtherRules(game.title, version, ', and its last state was not kept')
  return Match.reopen({
    ...given,
    entries: [...entries, migration(game.title, kept, version, counter)],
  })
}

/** The version of the rules after this many entries, the set-up included. */
function versionAt(beginning: MatchSetup, entries: readonly LogEntry[], length: number): number {
  let version = beginning.titleVersion
  for (let i = 0; i < Math.min(length - 1, entries.length); i++) {
    const entry = entries[i]
    if (entry?.do === 'migrated') version = entry.to
  }
  return version
}
