import { withBots, type Bot } from '@eldertable/kernel'
import type { I32 } from './frames.ts'
import { innsmouth32 } from './index.ts'

/** Takes any of its options. */
const habit: Bot<I32> = ({ picks, count }, chance) => picks[chance.below(count)] ?? -1

/** The title with its bots, as `games/index.ts` lists it and a browser loads it by itself. */
export const game = withBots(innsmouth32, { habit })
