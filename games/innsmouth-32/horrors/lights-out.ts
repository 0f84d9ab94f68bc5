import type { Horror } from './horror.ts'

const LATE_REELS = 3

/** I32-HORROR-6 */
export const lightsOut: Horror = {
  key: 'lights-out',
  begin(g) {
    const { table } = g.state
    const most = table.reel < LATE_REELS ? 1 : 2
    for (const [pool, one] of table.pools.entries()) {
      if (one.side !== 'survivors') continue
      const amount = Math.min(most, one.power)
      if (amount === 0) continue
      one.power -= amount
      g.event?.('losesPower', 'I32-HORROR-6', { pool, amount })
    }
  },
}
