import { botsFor, random } from '@eldertable/bots'
import { FastChance, type GameEntry, type Hint, type Pick } from '@eldertable/kernel'
import { answerHintRequest, type HintAnswer, type HintRequest } from './hint-request.ts'
import {
  faultOf,
  gameFor,
  searchContextOf,
  TIME_TO_THINK,
  withTime,
  type Fault,
  type ThoughtRequest,
} from './thought-request.ts'

/** What a bot is asked. One that thinks gets a world as well. */
export interface BotRequest extends ThoughtRequest {
  readonly bot: string
}

/** What comes back from a worker. */
export type BotAnswer = { readonly pick: Pick } | Fault

/** Whoever runs the bots: in this thread, in worker threads, in Web Workers. */
export interface BotPlayer {
  /**
   * A pick within this many milliseconds of the moment at which it begins to think, which it tells: how long that takes is up
   * to it. The host does not trust it: what is late or wrong is replaced.
   */
  pick(request: BotRequest, deadline: number, onBegin: () => void): Promise<Pick>
  /**
   * What a bot would pick in a person's place. Fails with `TooManyThink` if too many want to know at once. Whoever asks in
   * another name than that of the table takes turns with it.
   */
  hint?(request: HintRequest, whose?: readonly string[]): Promise<Hint>
}

/** Lets a bot think: what a worker does with the requests it is sent. */
export function answerBotRequest(request: BotRequest, known: readonly GameEntry[]): BotAnswer {
  const { title, bot, observation, seed } = request
  const game = gameFor(request, known)
  const choose = game && botsFor(game).get(bot)
  if (game === undefined || choose === undefined)
    return { fault: `there is no bot ${bot} for ${title}` }
  try {
    return { pick: choose(observation, new FastChance(seed), searchContextOf(request, game.title)) }
  } catch (error) {
    return faultOf(error)
  }
}

/** What a worker does with whatever it is sent. */
export const answerRequest = (
  request: BotRequest | HintRequest,
  known: readonly GameEntry[],
): BotAnswer | HintAnswer =>
  'bot' in request ? answerBotRequest(request, known) : answerHintRequest(request, known)

/** Runs bots in this thread, where nobody minds that everything waits for them. */
export class InlineBots implements BotPlayer {
  readonly #known: readonly GameEntry[]

  constructor(known: readonly GameEntry[]) {
    this.#known = known
  }

  pick(request: BotRequest, deadline: number, onBegin?: () => void): Promise<Pick> {
    onBegin?.()
    const answer = answerBotRequest(withTime(request, deadline * TIME_TO_THINK), this.#known)
    return 'pick' in answer ? Promise.resolve(answer.pick) : Promise.reject(new Error(answer.fault))
  }

  hint(request: HintRequest): Promise<Hint> {
    const answer = answerHintRequest(request, this.#known)
    return 'hint' in answer ? Promise.resolve(answer.hint) : Promise.reject(new Error(answer.fault))
  }
}

/** Any allowed pick, for a bot that has none. */
export const anyPick = ({ observation, seed }: BotRequest): Pick =>
  random(observation, new FastChance(`${seed} instead`))
