import { Arena, botNamed, type Played } from '@eldertable/bots'
import { Engine, type GameEntry, type Settings } from '@eldertable/kernel'

/** What is simulated. Which worker plays which match makes no difference: each has its own seed. */
export interface SimPlan {
  title: string
  /** The name of the bot in each seat. */
  bots: readonly string[]
  settings: Settings
  seed: string
  matches: number
  limit: number
}

/** The matches with these numbers, `to` not included. */
export interface SimPart {
  from: number
  to: number
}

/** Plays some of the matches of a plan. */
export function simulate(game: GameEntry, plan: SimPlan, { from, to }: SimPart): Played[] {
  const bots = plan.bots.map((name) => {
    const bot = botNamed(game, name)
    if (bot === undefined) throw new Error(`there is no bot ${name}`)
    return bot
  })
  const arena = new Arena(new Engine(game.title))
  const table = { bots, settings: plan.settings, limit: plan.limit }
  const played: Played[] = []
  for (let number = from; number < to; number++) {
    const seed = `${plan.seed} match ${number}`
    try {
      played.push(arena.play(table, seed))
    } catch (error) {
      throw new Error(`match ${number} (seed "${seed}") failed: ${String(error)}`, { cause: error })
    }
  }
  return played
}

/** Splits a plan so that every worker has something to do and progress can be seen. */
export function partsOf({ matches }: SimPlan, jobs: number): SimPart[] {
  const size = Math.max(1, Math.min(100, Math.ceil(matches / (jobs * 8))))
  const parts: SimPart[] = []
  for (let from = 0; from < matches; from += size)
    parts.push({ from, to: Math.min(matches, from + size) })
  return parts
}
