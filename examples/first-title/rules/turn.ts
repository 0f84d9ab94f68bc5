import { at, done } from '@eldertable/kernel'
import { procedure, worthOf, type FirstState, type Reason } from '../state.ts'
import { VERB } from '../verbs.ts'

export const turn = procedure('turn', {
  choose: {
    rule: 'FT-TURN-2',
    who: (_, f) => f.seat,
    offer(s, _, o) {
      for (const stone of s.table.takenBy.keys())
        o.allowUnless(cannotTake(s, stone), VERB.take, stone, 'FT-TURN-2')
    },
    take(g, f, _, stone) {
      const { table } = g.state
      table.takenBy[stone] = f.seat
      g.event?.('took', 'FT-TURN-2', { seat: f.seat, stone })
      const face = g.chance.die(6)
      const points = face >= worthOf(stone) ? worthOf(stone) : 0 // FT-TURN-3
      table.points[f.seat] = at(table.points, f.seat) + points
      g.event?.('threw', 'FT-TURN-3', { seat: f.seat, dice: [face], points })
      return done
    },
  },
})

/** Why a stone can't be taken. */
function cannotTake(s: FirstState, stone: number): Reason | undefined {
  return s.table.takenBy[stone] === null ? undefined : 'already-taken'
}
