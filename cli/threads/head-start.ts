import { BotRunner, observationOf } from '@eldertable/bots'
import {
  type Chance,
  Engine,
  type GameEntry,
  PickList,
  type Settings,
  type State,
} from '@eldertable/kernel'

/** One match in this many gets a head start, of at most this many picks. */
const ONE_IN = 24
const MOST_DOUBLINGS = 9

/**
 * Some matches begin where sensible play has brought them: picks at random alone hardly ever see the later part of a
 * game. Short head starts are as likely as long ones.
 */
export function headStarts({
  title,
  habits,
}: GameEntry): (chance: Chance, seats: number, settings: Settings) => State | undefined {
  const bot = Object.values(habits).at(-1) ?? habits.habit
  const engine: Engine = new Engine(title)
  const list = new PickList()
  return (chance, seats, settings) => {
    if (chance.below(ONE_IN) > 0) return undefined
    const state = engine.start(seats, settings, chance)
    const runner = new BotRunner(bot, chance)
    for (let left = 2 ** chance.below(MOST_DOUBLINGS); left > 0; left--) {
      const observation = observationOf(engine, state, list)
      if (observation === undefined) return undefined
      engine.apply(state, runner.pick(observation), chance)
    }
    return state.table.outcome === null ? state : undefined
  }
}
