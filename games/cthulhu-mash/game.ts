import { withBots } from '@eldertable/kernel'
import { habit } from './bot/habit.ts'
import { searchProfile } from './bot/search-profile.ts'
import { cthulhuMash } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = withBots(cthulhuMash, { habit }, searchProfile)
