import { habit } from '../bot/habit.ts'
import type { NecScenario } from './at.ts'

/** Lets a bot pick for as long as one player is asked about one procedure. */
export function playBy(t: NecScenario, asked: string, bot = habit): NecScenario {
  while (t.asked?.startsWith(asked) === true) {
    const [verb, argument] = t.choiceOf(bot).split(' ')
    const amount = Number(argument)
    t.pick(verb as Parameters<typeof t.pick>[0], Number.isNaN(amount) ? argument : amount)
  }
  return t
}
