import { botsFor, random } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/games'
import { FastChance, type Pick, type Sight } from '@eldertable/kernel'

/** What a bot is asked. Plain data, so that it can go to a worker; nothing in it that its seat may not know. */
export interface BotRequest {
  readonly title: string
  readonly titleVersion: number
  readonly bot: string
  readonly sight: Sight
  /** The seed of the bot's own chance. */
  readonly seed: string
}

/** What comes back from a worker. */
export type BotAnswer = { readonly pick: Pick } | { readonly fault: string }

/** Whoever runs the bots: in this thread, in worker threads, in Web Workers. */
export interface BotPlayer {
  /** A pick within so many milliseconds. The host does not trust it: what is late or wrong is replaced. */
  pick(request: BotRequest, deadline: number): Promise<Pick>
}

/** Lets a bot think: what a worker does with the requests it is sent. */
export function answerBotRequest(
  { title, bot, sight, seed }: BotRequest,
  known: readonly GameEntry[],
): BotAnswer {
  const game = known.find((one) => one.title.id === title)
  const choose = game && botsFor(game).get(bot)
  if (choose === undefined) return { fault: `there is no bot ${bot} for ${title}` }
  try {
    return { pick: choose(sight, new FastChance(seed)) }
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

  pick(request: BotRequest): Promise<Pick> {
    const answer = answerBotRequest(request, this.#known)
    return 'pick' in answer ? Promise.resolve(answer.pick) : Promise.reject(new Error(answer.fault))
  }
}

/** Any allowed pick, for a bot that has none. */
export const anyPick = ({ sight, seed }: BotRequest): Pick =>
  random(sight, new FastChance(`${seed} instead`))
