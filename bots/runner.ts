import type { Bot, Chance, SearchContext, Pick, Observation } from '@eldertable/kernel'
import { random } from './random.ts'

/** Plays one seat: a bot, its own chance, and a count of the times it failed to answer properly. */
export class BotRunner {
  readonly #bot: Bot
  readonly #chance: Chance
  #faults = 0

  constructor(bot: Bot, chance: Chance) {
    this.#bot = bot
    this.#chance = chance
  }

  /** How often the bot threw, or answered with something that was not allowed. */
  get faults(): number {
    return this.#faults
  }

  /** Always an allowed pick: a random one if the bot fails. */
  pick(observation: Observation, search?: SearchContext): Pick {
    const answer = this.#ask(observation, search)
    for (let i = 0; i < observation.count; i++) if (observation.picks[i] === answer) return answer
    this.#faults++
    return random(observation, this.#chance)
  }

  #ask(observation: Observation, search?: SearchContext): Pick {
    try {
      return this.#bot(observation, this.#chance, search)
    } catch {
      return -1
    }
  }
}
