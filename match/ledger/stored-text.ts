import type { BeginEntry, LogEntry } from '@eldertable/protocol'
import { LogFault } from '../log/log-fault.ts'
import type { Beginning } from '../log/match-log.ts'
import type { Snapshot } from '../log/played-log.ts'
import type { Match } from '../match.ts'
import type { MatchReader } from '../match-reader.ts'
import type { LedgerSnapshot } from './ledger.ts'

// What a match looks like in a ledger. The texts are our own, so they are not checked against a schema.

/** The whole log as texts, the set-up first. */
export function textsOf({ beginning, log }: MatchReader): string[] {
  const begin: BeginEntry = { do: 'begin', ...beginning }
  return [begin, ...log].map((entry) => JSON.stringify(entry))
}

/** The entries that come after the first so many. */
export function textsAfter({ entries }: MatchReader, length: number): string[] {
  return entries.slice(length - 1).map((entry) => JSON.stringify(entry))
}

/** All that an empty ledger must be given so that a match is in it: its log, and a snapshot of its end. */
export const wholeLedgerOf = (match: Match): { entries: string[]; state: string } => ({
  entries: textsOf(match),
  state: snapshotText(match.title.version, match.snapshot),
})

/** A log that was read from its beginning. */
export function logOf([first, ...rest]: readonly string[]): {
  beginning: Beginning
  entries: LogEntry[]
} {
  if (first === undefined) throw new Error('the match has not begun')
  const { do: kind, ...beginning } = JSON.parse(first) as BeginEntry
  if (kind !== 'begin') throw new Error('the log does not begin at its beginning')
  return { beginning, entries: entriesOf(rest, 1) }
}

/** Entries of a log, of which the first has this number. */
export const entriesOf = (texts: readonly string[], first: number): LogEntry[] =>
  texts.map((text, i) => {
    try {
      return JSON.parse(text) as LogEntry
    } catch {
      throw new LogFault(first + i, 'entry', "it can't be read")
    }
  })

interface StoredSnapshot {
  titleVersion: number
  state: Snapshot['state']
  orders: Snapshot['orders']
}

export function snapshotText(titleVersion: number, { state, orders }: Snapshot): string {
  const stored: StoredSnapshot = { titleVersion, state, orders }
  return JSON.stringify(stored)
}

/** What was kept in a snapshot, if it can be read: without it the log is played from its beginning. */
export function readSnapshot(
  snapshot: LedgerSnapshot | undefined,
): (Snapshot & { titleVersion: number }) | undefined {
  if (snapshot === undefined) return undefined
  try {
    return { length: snapshot.at, ...(JSON.parse(snapshot.state) as StoredSnapshot) }
  } catch {
    return undefined
  }
}
