import type { LogEntry } from '@eldertable/protocol'
import { MatchLog, type MatchSetup } from './match-log.ts'

/** This many picks are put into a line, or taken from it, before others have their turn. */
const PICKS = 50_000

/** The log as it was when it had this many entries, the set-up included. */
export function logAfter(
  beginning: MatchSetup,
  entries: readonly LogEntry[],
  length: number,
): MatchLog {
  const log = new MatchLog(beginning)
  for (const entry of entries.slice(0, length - 1)) log.add(entry)
  return log
}

/** The same; others have their turn now and then, since one entry may take back or restore all that came before it. */
export async function logAfterAtEase(
  beginning: MatchSetup,
  entries: readonly LogEntry[],
  length: number,
  pause: () => Promise<void>,
): Promise<MatchLog> {
  const log = new MatchLog(beginning)
  let picks = 0
  for (const entry of entries.slice(0, length - 1)) {
    const before = log.line.length
    log.add(entry)
    picks += 1 + Math.abs(log.line.length - before)
    if (picks < PICKS) continue
    picks = 0
    await pause()
  }
  return log
}
