import type { LogEntry, MatchFile } from '@eldertable/protocol'
import { MatchLog } from '../log/match-log.ts'
import { beginningOf } from './beginning-of-file.ts'

/**
 * The match as if nobody had ever changed their mind: only the picks in force, and nothing besides. Good for looking at
 * it; it has no key, because the dice of what was undone are missing.
 */
export function onlyPicksInForce(file: MatchFile): MatchFile {
  const log = new MatchLog(beginningOf(file))
  for (const entry of file.log) log.add(entry)
  const { key: _, seed: __, ...rest } = file
  return { ...rest, log: log.entriesInForce(log.line.length).map(withoutHold) }
}

/** A pick of a bot in somebody's place is told as the seat's own: who sat where is not part of the line. */
export function withoutHold(entry: LogEntry): LogEntry {
  if (entry.do !== undefined || entry.by !== 'bot-hold') return entry
  const { by: _, ...rest } = entry
  return rest
}
