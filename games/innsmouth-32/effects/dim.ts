import { spelled } from '@eldertable/kernel'
import { LATE_REEL, reelName } from '../pieces/reels.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-HORROR-6 */
export const dimming: MeaningsOf<'dim'> = {
  dim: {
    run(g, _, { early, late }) {
      const { table } = g.state
      const most = table.reel < LATE_REEL ? early : late
      for (const [pool, one] of table.pools.entries()) {
        if (one.side !== 'survivors') continue
        const amount = Math.min(most, one.power)
        if (amount === 0) continue
        one.power -= amount
        g.event?.('losesPower', 'I32-HORROR-6', { pool, amount })
      }
    },
    inWords: ({ early, late }) =>
      `Every seat loses ${early === 1 ? 'a power spoint' : `${spelled(early)} power spoints`}, ${spelled(late)} from ${reelName(LATE_REEL)} on.`,
  },
}
