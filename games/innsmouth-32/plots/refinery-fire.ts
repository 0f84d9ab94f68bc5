import { done } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { discardThrong } from '../rules/clearing.ts'
import { procedure } from '../rules/kit.ts'
import { isThrong } from '../rules/throngs.ts'
import type { Plot } from './plot.ts'

/** I32-PLOT-3 */
export const refineryFirePlot: Plot = {
  key: 'refinery-fire',
  cannot: (s) => (s.table.throngs.some(isThrong) ? undefined : 'no-throng'),
  begin(g, by) {
    g.call('refineryFire', { by })
  },
}

export const refineryFire = procedure('refineryFire', {
  choose: {
    rule: 'I32-PLOT-3',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const [throng, one] of s.table.throngs.entries())
        if (isThrong(one)) o.allow(V.aimAt, throng, 'I32-PLOT-3')
    },
    take(g, _, __, throng) {
      const { table } = g.state
      const die = g.chance.die(6)
      const heat = die + table.reel - 1
      table.roll = { who: NONE, kind: 'fire', dice: [die], target: 0 }
      g.event?.('burns', 'I32-PLOT-3', { throng, die, heat })
      discardThrong(g, throng, (card) => cardAt(card).value <= heat, 'I32-PLOT-3')
      return done
    },
  },
})
