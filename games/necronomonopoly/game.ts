import { gameOf } from '../entry.ts'
import { habit } from './bot/habit.ts'
import { necronomonopoly } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = gameOf(necronomonopoly, { habit })
