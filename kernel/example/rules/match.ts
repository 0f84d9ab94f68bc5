import type { Seat } from '../../index.ts'
import { procedure, type CandleState } from '../state.ts'

export const match = procedure('match', {
  deal(g) {
    const { hands, box } = g.state
    g.chance.shuffle(box.omens) // LC-SETUP-3
    for (const [seat, hand] of hands.entries()) {
      const omen = box.omens.pop()
      if (omen === undefined) throw new Error('there are more seats than omens')
      hand.omen = omen
      g.event?.('dealt', 'LC-SETUP-3', { omen }, seat)
    }
    return 'turns'
  },

  // It never says `done`: the outcome ends the match, whatever is on the stack.
  turns(g) {
    const { table } = g.state
    table.active = seatAfter(g.state, table.active)
    table.turn++
    g.event?.('turn', 'LC-TURN-1', { seat: table.active })
    g.call('turn', { seat: table.active })
    return 'turns'
  },
})

/** LC-TURN-1: the next seat in order that has not left. */
export function seatAfter(s: CandleState, seat: Seat): Seat {
  const { left } = s.table
  let next = seat
  do next = (next + 1) % left.length
  while (left[next] === true)
  return next
}
