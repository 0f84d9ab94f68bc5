import { withBots } from '@eldertable/kernel'
import { habit, hasty } from './bot/habit.ts'
import { searchProfile } from './bot/search-profile.ts'
import { tinyEpicCthulhu } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = withBots(tinyEpicCthulhu, { habit, hasty }, searchProfile)
