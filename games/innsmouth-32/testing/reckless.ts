import type { Bot } from '@eldertable/kernel'
import { habit } from '../bot/habit.ts'
import type { I32 } from '../frames.ts'

/** Every third answer is none that anybody would give: what sensible people never come to, this one does. */
const NONSENSE = 3

export const reckless: Bot<I32> = (sight, chance) =>
  chance.below(NONSENSE) === 0
    ? (sight.picks[chance.below(sight.count)] ?? -1)
    : habit(sight, chance)
