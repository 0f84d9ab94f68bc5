import { withBots } from '@eldertable/kernel'
import { habit, loner } from './bot/habit.ts'
import { searchProfile } from './bot/search-profile.ts'
import { necronomonopoly } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = withBots(necronomonopoly, { habit, loner }, searchProfile)
