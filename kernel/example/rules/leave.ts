import type { Anytime } from '../../index.ts'
import type { LastCandle } from '../state.ts'
import { VERB } from '../verbs.ts'

/** LC-END-2: whoever wants to go may go, also while somebody else is asked. */
export const leave: Anytime<LastCandle> = {
  offer(s, seat, o) {
    if (s.table.left[seat] === false) o.allow(VERB.leave, 0, 'LC-END-2')
  },
  take(g, seat) {
    const { left } = g.state.table
    left[seat] = true
    g.event?.('left', 'LC-END-2', { seat })
    if (left.filter((gone) => !gone).length === 1)
      g.state.table.outcome = { ending: 'alone', winners: [left.indexOf(false)] } // LC-END-3
  },
}
