import type { PlayedPick } from '@eldertable/bots'
import type { AnyTitle, Engine, Event, GameEntry, State } from '@eldertable/kernel'
import type { MatchFile, MatchSeat } from '@eldertable/protocol'
import { FileReplay } from '../files/file-replay.ts'
import { onlyPicksInForce } from '../files/only-picks-in-force.ts'

/** The match can't be reviewed. The message is one sentence for people. */
export class NotReviewable extends Error {}

/** A pick with what was told of it. */
interface ToldPick extends PlayedPick {
  readonly decision: string
  readonly events: readonly Event[]
}

/** A finished match, pick by pick. */
export interface PlayedMatch {
  readonly engine: Engine
  readonly seats: readonly MatchSeat[]
  readonly picks: readonly ToldPick[]
  readonly end: State
}

/** Plays a match file again and keeps every position. Throws `LogFault` if it can't be, and `NotReviewable`. */
export function playedMatch(game: GameEntry, whole: MatchFile): PlayedMatch {
  const file = onlyPicksInForce(whole)
  const replay = new FileReplay(game, file)
  const { engine } = replay.played
  const { title } = engine
  if (title.version !== game.title.version)
    throw new NotReviewable(
      `It was played by version ${title.version} of the rules; what positions are worth is known for version ${game.title.version}.`,
    )
  const picks: ToldPick[] = []
  for (const entry of file.log) {
    if (entry.do !== undefined) throw new NotReviewable('Its rules changed while it was played.')
    const state = engine.copy(replay.state)
    const decision = engine.decision(state)?.key ?? ''
    const events = replay.step()
    const isRandom = entry.chance.length > 0 || tellsSomethingNew(title, events)
    picks.push({ state, seat: entry.seat, pick: entry.pick, isRandom, decision, events })
  }
  if (replay.state.table.outcome === null) throw new NotReviewable('It is not over yet.')
  return { engine, seats: file.seats, picks, end: replay.state }
}

const tellsSomethingNew = ({ reveals = [] }: AnyTitle, events: readonly Event[]): boolean =>
  events.some(({ key }) => reveals.includes(key))
