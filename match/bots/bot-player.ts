import { botsFor, imaginedFrom, random } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/games'
import { FastChance, type AnyTitle, type Pick, type Sight, type State } from '@eldertable/kernel'
import { engineFor, titleFor } from '../versions/rules-version.ts'

/** What a bot is asked. Plain data, so that it can go to a worker; nothing in it that its seat may not know. */
export interface BotRequest {
  readonly title: string
  readonly titleVersion: number
  readonly bot: string
  readonly sight: Sight
  /** The seed of the bot's own chance. */
  readonly seed: string
  /** For a bot that thinks: a state in which the host has drawn anew whatever the seat can't know; never the true one. */
  readonly world?: State
  /** For how many milliseconds it may think. */
  readonly milliseconds?: number
}

/** What comes back from a worker. */
export type BotAnswer = { readonly pick: Pick } | { readonly fault: string }

/** Whoever runs the bots: in this thread, in worker threads, in Web Workers. */
export interface BotPlayer {
  /** A pick within so many milliseconds. The host does not trust it: what is late or wrong is replaced. */
  pick(request: BotRequest, deadline: number): Promise<Pick>
}

/** How much of the time that is left until the deadline is for thinking; the rest is for the way there and back. */
const TIME_TO_THINK = 0.5

/** The same request with the time that its bot may take, if so many more are to be answered before the deadline. */
export const inTime = (request: BotRequest, left: number, before = 1): BotRequest => ({
  ...request,
  milliseconds: Math.max(0, (left * TIME_TO_THINK) / before),
})

/** What a bot that thinks gets of the request: worlds like the one that the host has drawn. */
export function leisureOf({ world, sight, milliseconds }: BotRequest, title: AnyTitle) {
  if (world === undefined) return undefined
  const worlds = imaginedFrom(engineFor(title), world, sight.seat)
  return milliseconds === undefined ? worlds : { ...worlds, milliseconds }
}

/** Lets a bot think: what a worker does with the requests it is sent. */
export function answerBotRequest(request: BotRequest, known: readonly GameEntry[]): BotAnswer {
  const { title, titleVersion, bot, sight, seed } = request
  const game = known.find((one) => one.title.id === title)
  // A match that began by earlier rules is finished by them, in thought as well.
  const rules = game && titleFor(game.title, titleVersion)
  const choose = game && rules && botsFor({ ...game, title: rules }).get(bot)
  if (rules === undefined || choose === undefined)
    return { fault: `there is no bot ${bot} for ${title}` }
  try {
    return { pick: choose(sight, new FastChance(seed), leisureOf(request, rules)) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs bots in this thread, where nobody minds that everything waits for them. */
export class InlineBots implements BotPlayer {
  readonly #known: readonly GameEntry[]

  constructor(known: readonly GameEntry[]) {
    this.#known = known
  }

  pick(request: BotRequest, deadline: number): Promise<Pick> {
    const answer = answerBotRequest(inTime(request, deadline), this.#known)
    return 'pick' in answer ? Promise.resolve(answer.pick) : Promise.reject(new Error(answer.fault))
  }
}

/** Any allowed pick, for a bot that has none. */
export const anyPick = ({ sight, seed }: BotRequest): Pick =>
  random(sight, new FastChance(`${seed} instead`))
