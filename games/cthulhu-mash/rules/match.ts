import { procedure } from './kit.ts'
import { nextSeat } from './turn/turn.ts'

/** The whole game: preparation, then one turn after another until somebody has won (CM-TURN-1, CM-SETUP-26). */
export const match = procedure('match', {
  begin(g) {
    g.call('prepare', {})
    return 'first'
  },
  first(g) {
    g.call('turn', { seat: g.state.table.first })
    return 'turns'
  },
  turns(g) {
    g.call('turn', { seat: nextSeat(g.state, g.state.table.active) })
    return 'turns'
  },
})
