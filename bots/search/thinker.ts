import { Engine, type AnyTitle, type Bot, type GameEntry } from '@eldertable/kernel'
import { Thinker, type Budget } from './think.ts'

/** What a bot that thinks takes for a pick if nobody tells it how much time there is. */
const USUAL: Budget = { milliseconds: 300 }

const thinkers = new WeakMap<AnyTitle, Thinker>()

/** Compiling a title's rules takes longer than many a thought. */
function thinkerOf({ title, mind }: GameEntry): Thinker | undefined {
  if (mind === undefined) return undefined
  let thinker = thinkers.get(title)
  if (thinker === undefined) {
    thinker = new Thinker(new Engine(title), mind)
    thinkers.set(title, thinker)
  }
  return thinker
}

/** The bot of a title that thinks, with a budget of its own or else with the time that it is told. */
export function thinking(game: GameEntry, budget?: Budget): Bot | undefined {
  if (game.mind === undefined) return undefined
  return (sight, chance, leisure) => {
    const quickest = Object.values(game.habits).at(-1) ?? game.habits.habit
    if (leisure === undefined) return quickest(sight, chance)
    const { milliseconds } = leisure
    const told = milliseconds === undefined ? USUAL : { milliseconds }
    return (
      thinkerOf(game)?.think(sight, chance, leisure, budget ?? told).pick ?? quickest(sight, chance)
    )
  }
}
