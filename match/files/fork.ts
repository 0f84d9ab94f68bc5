import { BadSetting, type GameEntry } from '@eldertable/kernel'
import type { LogEntry, MatchFile, MatchSeat } from '@eldertable/protocol'
import { checkBots } from '../bots/known-bots.ts'
import { LogFault } from '../log/log-fault.ts'
import { MatchLog, type MatchSetup } from '../log/match-log.ts'
import { Match } from '../match.ts'
import { beginningOf } from './beginning-of-file.ts'
import type { Budget } from './budget.ts'
import { FileReplay } from './file-replay.ts'
import { withoutHold } from './only-picks-in-force.ts'

/** How a match goes on that branches off another one. */
export interface Fork {
  /** A new key: the dice from here on are not those of the other match. */
  readonly key: string
  /** Who sits where; as at the end of the other match if it is not given. */
  readonly seats?: readonly MatchSeat[]
  readonly undo?: 'strict' | 'free'
  readonly budget?: Budget
}

/**
 * A new match that goes on from a position of another one's line. What led there is taken over, as picks with their
 * chance results; undo does not go behind it. From position 0 nothing is taken over but seats and settings: whoever has
 * the file knows the order of its decks, so they are shuffled anew. Throws `RangeError` for a position that the line
 * does not have or at which the match is over, `LogFault` if the file can't be true, `UnknownBot` and `OverBudget`.
 */
export function fork(game: GameEntry, file: MatchFile, position: number, given: Fork): Match {
  const replay = new FileReplay(game, file, given.budget)
  while (!replay.isAtEnd) replay.step()
  const { seed: _, ...beginning } = beginningOf(file)
  const log = new MatchLog(beginning)
  for (const entry of file.log) log.add(entry)
  const isThere = Number.isInteger(position) && position >= (log.migration?.position ?? 0)
  if (!isThere || position > log.line.length)
    throw new RangeError(`the line has no position ${position}`)
  const table = {
    ...beginning,
    seats: [...(given.seats ?? log.occupants.map(seatOf))],
    undo: given.undo ?? beginning.undo,
  }
  checkBots(game, table.seats)
  if (position === 0) return dealtAnew(game, given.key, table)
  const entries = log.entriesInForce(position).map(asInherited)
  const origin = { commitment: file.commitment, entries: entries.length }
  const match = Match.inherit(game, given.key, { ...table, origin }, entries)
  if (match.outcome !== null) throw new RangeError(`at position ${position} the match is over`)
  return match
}

function dealtAnew(game: GameEntry, key: string, { seats, settings, undo }: MatchSetup): Match {
  try {
    return Match.open({ game, seats, settings, undo, key })
  } catch (error) {
    throw error instanceof BadSetting ? new LogFault(0, 'set-up', error.message) : error
  }
}

/** The commands and bots that led to a pick are the other match's affair. */
function asInherited(entry: LogEntry): LogEntry {
  if (entry.do !== undefined) return entry
  const { id: _, ...rest } = entry
  return withoutHold(rest)
}

const seatOf = ({ name, player }: MatchSeat): MatchSeat => ({
  name,
  player: player === 'nobody' ? 'person' : player,
})
