import { at, type Anytime } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { V } from '../verbs.ts'

const orders = ['ask', 'freely', 'never'] as const

/** What is done with a person's power spoints when others throw, set at any time (I32-SPOINT-14). */
export const standing: Anytime<I32> = {
  offer({ table }, seat, o) {
    const own = table.pools.find((pool) => pool.seat === seat && pool.side === 'survivors')
    // Whoever plays alone has nobody to give to.
    if (own === undefined || table.pools.every((pool) => pool.seat === seat)) return
    for (const [order, name] of orders.entries())
      if (name !== own.order) o.allow(V.standing, order, 'I32-SPOINT-14')
  },
  take(g, seat, _, order) {
    for (const pool of g.state.table.pools) if (pool.seat === seat) pool.order = at(orders, order)
    g.event?.('orders', 'I32-SPOINT-14', { seat, order: at(orders, order) })
  },
}
