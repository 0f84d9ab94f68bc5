import type { BeginEntry, LogEntry } from '@eldertable/protocol'
import { LogFault } from '../log/log-fault.ts'
import type { MatchSetup } from '../log/match-log.ts'
import type { Snapshot } from '../log/played-log.ts'
import type { Match } from '../match.ts'
import type { MatchReader } from '../match-reader.ts'
import type { LedgerSnapshot } from './ledger.ts'
import { inSlices } from './replays.ts'

// What a match looks like in a ledger. The texts are our own, so they are not checked against a schema.

export const textOf = (entry: BeginEntry | LogEntry): string => JSON.stringify(entry)

/** The whole log as texts, the set-up first. */
export function textsOf({ beginning, log }: MatchReader): string[] {
  const begin: BeginEntry = { do: 'begin', ...beginning }
  return [begin, ...log].map(textOf)
}

/** The entries that come after a number of them. */
export function textsAfter({ entries }: MatchReader, length: number): string[] {
  return entries.slice(length - 1).map(textOf)
}

/** All that an empty ledger must be given so that a match is in it: its log, and a snapshot of its end. */
export const wholeLedgerOf = (match: Match): { entries: string[]; state: string } => ({
  entries: textsOf(match),
  state: snapshotText(match),
})

/** A log that was read. */
export interface ReadLog {
  readonly beginning: MatchSetup
  readonly entries: LogEntry[]
}

/** A log that was read from its beginning. */
export function logOf([first, ...rest]: readonly string[]): ReadLog {
  return { beginning: beginningIn(first), entries: entriesOf(rest, 1) }
}

/** The same, while others have their turn now and then. */
export async function logAtEase(
  texts: readonly string[],
  pause: () => Promise<void>,
): Promise<ReadLog> {
  const beginning = beginningIn(texts[0])
  const rest = texts.slice(1)
  const entries = await inSlices(rest, (some, from) => entriesOf(some, from + 1), pause)
  return { beginning, entries }
}

function beginningIn(text: string | undefined): MatchSetup {
  if (text === undefined) throw new Error('the match has not begun')
  const { do: kind, ...beginning } = JSON.parse(text) as BeginEntry
  if (kind !== 'begin') throw new Error('the log does not begin at its beginning')
  return beginning
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

interface StoredSnapshot extends Omit<Snapshot, 'length'> {
  titleVersion: number
  /** The latest rules that were here when it was made, if those of the match are others. */
  madeBy?: number
}

/** A snapshot that was read. */
export type KeptSnapshot = Snapshot & { readonly titleVersion: number; readonly madeBy: number }

export function snapshotText({ title, game, snapshot }: Match): string {
  const { length: _, ...kept } = snapshot
  const stored: StoredSnapshot = {
    titleVersion: title.version,
    ...(game.title.version !== title.version && { madeBy: game.title.version }),
    ...kept,
  }
  return JSON.stringify(stored)
}

/** What was kept in a snapshot, if it can be read: without it the log is played from its beginning. */
export function readSnapshot(snapshot: LedgerSnapshot | undefined): KeptSnapshot | undefined {
  if (snapshot === undefined) return undefined
  try {
    const kept = JSON.parse(snapshot.state) as StoredSnapshot
    return { ...kept, length: snapshot.at, madeBy: kept.madeBy ?? kept.titleVersion }
  } catch {
    return undefined
  }
}
