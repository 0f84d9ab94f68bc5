import type { Anytime, Seat } from '@eldertable/kernel'
import type { Game, Nec } from '../frames.ts'
import { NO_CARD, NOWHERE } from '../state.ts'
import { V } from '../verbs.ts'
import { discardTogether, putOnBottom } from './deck.ts'
import { endIfOneIsSane } from './ending.ts'
import { handOf, isInGame, player } from './players.ts'
import { returnAll } from './property.ts'
import { callOffTrade } from './trade.ts'

/** NEC-CHOICE-30: any player may leave at any moment. */
export const anytime: Anytime<Nec> = {
  offer(s, seat, o) {
    if (isInGame(s, seat)) o.allow(V.leave, 0, 'NEC-END-11')
  },
  take: (g, seat) => leave(g, seat),
  leave: 'leave',
}

/** NEC-END-11 and NEC-END-12 */
function leave(g: Game, seat: Seat): void {
  const s = g.state
  const one = player(s, seat)
  g.event?.('leaves', 'NEC-END-11', { seat })
  returnAll(s, seat, 'lot')
  returnAll(s, seat, 'tome')
  discardTogether(s, seat, [...one.held, ...one.friends])
  one.standing = 'left'
  one.sanity = 0
  one.space = NOWHERE
  one.throws = -1
  one.skipsMove = false
  const hand = handOf(s, seat)
  hand.looking = []
  hand.draft = null
  if (seat === s.table.active) {
    if (s.table.turnOver !== undefined) s.table.turnOver = true
    s.table.landed = NOWHERE
    callOffTrade(s)
    if (s.table.drawn !== NO_CARD) {
      putOnBottom(s, s.table.drawn)
      s.table.drawn = NO_CARD
    }
  }
  g.endWhere((affair) => affair['seat'] === seat)
  endIfOneIsSane(g, 'NEC-END-12')
}
