import { gameOf } from '../entry.ts'
import { habit, hasty } from './bot/habit.ts'
import { tinyEpicCthulhu } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = gameOf(tinyEpicCthulhu, { habit, hasty })
