import { determinisedFrom, observationOf } from '@eldertable/bots'
import {
  copy,
  type Engine,
  FastChance,
  type Hint,
  isHandHidden,
  type Pick,
  PickList,
  type Seat,
  type State,
} from '@eldertable/kernel'
import type { LogEntry, PickEntry } from '@eldertable/protocol'
import { botAt, occupantsAfter, occupantsOf } from '../seats/occupants.ts'
import type { MatchSetup } from '../log/match-log.ts'
import type { HintRequest } from './hint-request.ts'

/** Why a bot picked what it did: who it was, and what a search says of the pick beside the others. */
export interface Why {
  readonly seat: Seat
  /** By what it plays: the name of the bot. */
  readonly bot: string
  readonly pick: Pick
  readonly hint: Hint
}

/** Why nobody says why. */
export type WhyRefusal = 'no-such-moment' | 'no-bots-pick' | 'secret-pick' | 'no-hint-title'

/** Whose reasons somebody wants to hear, and what is to be thought about for it. */
export interface WhyRequest extends Omit<Why, 'hint'> {
  readonly request: HintRequest
}

/**
 * What is to be thought about to say why a seat has picked so in a position, for somebody who knows no more than a seat, or a
 * spectator (null). It begins with a state that whoever asks can't tell from the true one, and goes on from that alone: it is the same
 * whatever is hidden from them. Undefined where the bot may have known more than they do, or done what they were not told.
 */
export function thoughtAbout(
  engine: Engine,
  state: State,
  pick: Pick,
  asker: Seat | null,
  seed: string,
): HintRequest | undefined {
  const { title } = engine
  const imagined = engine.copy(state)
  engine.resample(imagined, asker, new FastChance(`${seed} asker`))
  const observation = observationOf(engine, imagined, new PickList())
  if (observation === undefined || isHandHidden(title, observation.hand)) return undefined
  return requestFrom(engine, imagined, pick, seed)
}

/** The same for everybody once the match is over, when nothing is hidden any more. */
export const thoughtInTheOpen = (
  engine: Engine,
  state: State,
  pick: Pick,
  seed: string,
): HintRequest | undefined => requestFrom(engine, state, pick, seed)

function requestFrom(
  engine: Engine,
  state: State,
  pick: Pick,
  seed: string,
): HintRequest | undefined {
  const { title } = engine
  const observation = observationOf(engine, state, new PickList())
  if (observation === undefined) return undefined
  const picks = observation.picks.slice(0, observation.count)
  if (!picks.includes(pick)) return undefined
  const world = determinisedFrom(engine, state, observation.seat).determinise(
    new FastChance(`${seed} world`),
  )
  return {
    title: title.id,
    titleVersion: title.version,
    observation: copy({ ...observation, picks }),
    seed,
    world,
    about: pick,
  }
}

/** The bot that made a pick, or undefined if a person did, or a standing order of one. */
export function botThatPicked(
  beginning: MatchSetup,
  entries: Iterable<LogEntry>,
  pick: PickEntry,
): string | undefined {
  let occupants = occupantsOf(beginning.seats)
  for (const entry of entries) {
    if (entry === pick) break
    if (
      entry.do === 'hold' ||
      entry.do === 'back' ||
      entry.do === 'leave' ||
      entry.do === 'replace'
    )
      occupants = occupantsAfter(occupants, entry)
  }
  return pick.by === 'order' ? undefined : botAt(occupants[pick.seat])
}
