import { withBots } from '@eldertable/kernel'
import { habit } from './bot/habit.ts'
import { searchProfile } from './bot/search-profile.ts'
import { innsmouth32 } from './index.ts'

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = withBots(innsmouth32, { habit }, searchProfile)
