import { commitmentTo, type GameEntry, hash, type State } from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import { LogFault } from '../log/log-fault.ts'
import type { Budget } from './budget.ts'
import { FileReplay } from './file-replay.ts'
import { unprovedIn } from './unproved.ts'

/** What the re-run of a match file has found. */
export interface Verification {
  /** `incomplete`: all that can be checked is in order, but there is more that nobody can check. */
  verdict: 'verified' | 'incomplete' | 'failed'
  commitment: 'kept' | 'broken' | 'no-key'
  /** How many picks were played again and found to be allowed. */
  picks: number
  /** How many were not, because their rules are not here any more. */
  unplayed: number
  /** How many entries were taken over from another match: their dice are for that one's key to prove. */
  inherited: number
  /** How many chance results were compared with those that the key gives. */
  chance: number
  /** How many had to be taken at their word. */
  believed: number
  /** What could not be checked, a sentence each; none if something is wrong. */
  unproved: readonly string[]
  /** `unfinished`: the match goes on after the log, and the file says so too. */
  result: 'same' | 'different' | 'unfinished' | 'not-reached'
  difference: Difference | null
}

/** The first thing that can't be true, in a sentence, and the number of the entry; 0 is the set-up. */
export interface Difference {
  position: number
  message: string
}

/**
 * Does a match file again from its key and compares everything it says. It throws nothing because of the file but
 * `OverBudget`.
 */
export function verify(game: GameEntry, file: MatchFile, budget?: Budget): Verification {
  const commitment = commitmentOf(file)
  const run = rerun(game, file, budget)
  const end = run.state === undefined ? undefined : resultFault(file, run.state)
  const difference =
    commitment === 'broken'
      ? { position: 0, message: 'Set-up: the key does not fit the commitment.' }
      : (run.fault ?? (end === undefined ? null : { position: file.log.length, message: end }))
  const { picks, unplayed, drawn: chance, believed } = run
  const inherited = file.origin?.entries ?? 0
  const result = resultOf(file, run.state, end)
  const found = { commitment, unplayed, inherited, believed, result }
  const unproved = difference === null ? unprovedIn(found) : []
  return {
    verdict: difference !== null ? 'failed' : unproved.length === 0 ? 'verified' : 'incomplete',
    ...found,
    picks,
    chance,
    unproved,
    difference,
  }
}

function commitmentOf({ key, commitment }: MatchFile): Verification['commitment'] {
  if (key === undefined) return 'no-key'
  return commitmentTo(key) === commitment ? 'kept' : 'broken'
}

interface Run {
  picks: number
  unplayed: number
  drawn: number
  believed: number
  /** The final state, if the log could be played to its end. */
  state?: State
  fault?: Difference
}

function rerun(game: GameEntry, file: MatchFile, budget: Budget | undefined): Run {
  const run: Run = { picks: 0, unplayed: 0, drawn: 0, believed: 0 }
  try {
    const replay = new FileReplay(game, file, budget)
    Object.assign(run, countsOf(replay))
    while (!replay.isAtEnd) {
      replay.step()
      Object.assign(run, countsOf(replay))
    }
    run.unplayed = file.log.filter((entry) => entry.do === undefined).length - run.picks
    if (replay.played.isPlayable) run.state = replay.state
  } catch (error) {
    if (!(error instanceof LogFault)) throw error
    run.fault = { position: error.position, message: error.message }
  }
  return run
}

const countsOf = ({ picksPlayed, drawn, believed }: FileReplay) => ({
  picks: picksPlayed,
  drawn,
  believed,
})

/** In a sentence, how the end of the log and the result in the file differ; undefined if they do not. */
function resultFault({ log, result }: MatchFile, state: State): string | undefined {
  const { outcome } = state.table
  const unit = log.every((entry) => entry.do === undefined)
    ? ['pick', 'picks']
    : ['entry', 'entries']
  const after = `After ${log.length} ${unit[log.length === 1 ? 0 : 1]}`
  if (result === null)
    return outcome === null ? undefined : `${after} the match is over, but the file has no result.`
  if (outcome === null)
    return `${after} the match goes on, but the file has a result: the log is cut off.`
  if (outcome.ending !== result.ending)
    return `${after} the ending is ${outcome.ending}, but the file says ${result.ending}.`
  if (outcome.winners.join() !== result.winners.join())
    return `${after} the winners are ${seats(outcome.winners)}, but the file says ${seats(result.winners)}.`
  if (hash(state) !== result.hash) return `${after} the state is not the one that the file names.`
  return undefined
}

function resultOf(
  file: MatchFile,
  state: State | undefined,
  fault: string | undefined,
): Verification['result'] {
  if (state === undefined) return 'not-reached'
  if (fault !== undefined) return 'different'
  return file.result === null ? 'unfinished' : 'same'
}

function seats(numbers: readonly number[]): string {
  return numbers.length === 0 ? 'nobody' : `seat ${numbers.join(', ')}`
}
