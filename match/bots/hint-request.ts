import { hintFor, type Budget } from '@eldertable/bots'
import { FastChance, type GameEntry, type Hint, type Pick, type State } from '@eldertable/kernel'
import {
  faultOf,
  gameFor,
  searchContextOf,
  type Fault,
  type ThoughtRequest,
} from './thought-request.ts'

/** What is asked on behalf of a person: nothing that the person's seat may not know. */
export interface HintRequest extends ThoughtRequest {
  readonly world: State
  /** A pick that somebody has made there, and that is to be weighed whatever it is. */
  readonly about?: Pick
}

/** What comes back from a worker. */
export type HintAnswer = { readonly hint: Hint } | Fault

/** Why somebody gets no hint. */
export type HintRefusal =
  | 'match-over'
  | 'not-your-decision'
  | 'stale'
  | 'bot-holds-seat'
  | 'no-hint-title'
  | 'hints-busy'

/** Milliseconds for one hint. */
export const HINT_TIME = 300

/** So many want a hint at this moment that there is no time for another one. */
export class TooManyThink extends Error {
  constructor() {
    super('too many want a hint')
  }
}

/** Thinks in a person's place, for the usual time or what is left of it. */
export function answerHintRequest(
  request: HintRequest,
  known: readonly GameEntry[],
  budget: Budget = { milliseconds: Math.min(HINT_TIME, request.milliseconds ?? HINT_TIME) },
): HintAnswer {
  const { title, observation, seed, about } = request
  const game = gameFor(request, known)
  const search = game && searchContextOf(request, game.title)
  try {
    const hint =
      game && search && hintFor(game, observation, new FastChance(seed), search, budget, about)
    return hint === undefined ? { fault: `nobody thinks about ${title}` } : { hint }
  } catch (error) {
    return faultOf(error)
  }
}
