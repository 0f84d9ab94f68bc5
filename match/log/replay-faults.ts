import { ChanceMismatch, type Engine, type Rejection, type State } from '@eldertable/kernel'
import type { PickEntry } from '@eldertable/protocol'
import type { ChanceSource } from './chance-source.ts'
import { LogFault } from './log-fault.ts'
import type { MatchLog } from './match-log.ts'

const rejections: Readonly<Record<Rejection, string>> = {
  'match-over': 'the match is over by then',
  'not-your-decision': 'that seat is not asked',
  'not-offered': 'that pick is not allowed there',
}

interface PlayedSoFar {
  readonly engine: Engine
  readonly state: State
  readonly log: MatchLog
}

/** What is wrong with a pick of a log besides its chance results. */
export function pickFault(
  { engine, state, log }: PlayedSoFar,
  { seat, pick, by }: PickEntry,
  rejection?: Rejection,
): LogFault | undefined {
  const number = log.length
  if (rejection !== undefined) return new LogFault(number, 'pick', rejections[rejection])
  const occupant = log.occupants[seat]
  if (occupant === undefined) return new LogFault(number, 'pick', `there is no seat ${seat}`)
  if (by === 'order' && (engine.seatToAct(state) !== seat || engine.passPick(state) !== pick))
    return new LogFault(number, 'order', 'a standing order can only pass, and this is no pass')
  if (by === 'bot-hold' && occupant.heldBy === null)
    return new LogFault(number, 'pick', 'no bot holds that seat')
  return undefined
}

export function entryFault(number: number, entry: { do: string }, why: string): LogFault {
  return new LogFault(number, 'entry', `"${entry.do}" can't be there: ${why.replaceAll('-', ' ')}`)
}

/** Plays something of a log and compares its chance results. Whatever goes wrong is a `LogFault`. */
export function checked(
  number: number,
  source: ChanceSource,
  recorded: readonly number[],
  play: () => void,
): void {
  source.expect(recorded)
  let difference
  try {
    play()
    difference = source.difference()
  } catch (error) {
    if (error instanceof LogFault) throw error
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof ChanceMismatch) throw new LogFault(number, 'chance', message)
    throw new LogFault(number, number === 0 ? 'set-up' : 'rules', message)
  }
  if (difference !== undefined) throw new LogFault(number, 'chance', difference)
}
