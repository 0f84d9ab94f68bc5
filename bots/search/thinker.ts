import { Engine, type AnyTitle, type Bot, type GameEntry } from '@eldertable/kernel'
import { Thinker, type Budget } from './think.ts'

/** Milliseconds that a bot takes for a pick, unless it is told that it has less. */
const USUAL = 300
/** Whoever has less than this does not begin to think. */
const LEAST = 2

const thinkers = new WeakMap<AnyTitle, Thinker>()

/** Compiling a title's rules takes longer than many a thought. */
export function thinkerOf({ title, searchProfile }: GameEntry): Thinker | undefined {
  if (searchProfile === undefined) return undefined
  let thinker = thinkers.get(title)
  if (thinker === undefined) {
    thinker = new Thinker(new Engine(title), searchProfile)
    thinkers.set(title, thinker)
  }
  return thinker
}

/**
 * The bot of a title that thinks, with a budget of its own or else in the time that it is told. Without time, or without
 * worlds to think about, it plays by the quickest habit.
 */
export function thinking(game: GameEntry, budget?: Budget): Bot | undefined {
  if (game.searchProfile === undefined) return undefined
  const quickest = Object.values(game.habits).at(-1) ?? game.habits.habit
  return (observation, chance, search) => {
    const milliseconds = Math.min(USUAL, search?.milliseconds ?? USUAL)
    const thinker = thinkerOf(game)
    if (thinker === undefined || search === undefined || milliseconds < LEAST)
      return quickest(observation, chance)
    return thinker.think(observation, chance, search, budget ?? { milliseconds }).pick
  }
}
