import { done } from '@eldertable/kernel'
import { procedure, type FirstTable } from '../state.ts'

export const match = procedure('match', {
  turns(g) {
    const { table } = g.state
    if (table.turn === table.points.length) {
      table.outcome = { ending: 'most-points', winners: leaders(table) } // FT-END-1
      return done
    }
    table.active = table.turn // FT-TURN-1
    table.turn++
    g.event?.('turn', 'FT-TURN-1', { seat: table.active })
    g.call('turn', { seat: table.active })
    return 'turns'
  },
})

/** The seats with the most points. */
function leaders({ points }: FirstTable): number[] {
  const most = Math.max(...points)
  return [...points.keys()].filter((seat) => points[seat] === most)
}
