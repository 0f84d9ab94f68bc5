import { done } from '@eldertable/kernel'
import { cardAt, toldOf } from '../pieces/cards.ts'
import { discardThrong } from '../rules/clearing.ts'
import { procedure } from '../rules/kit.ts'
import { isThrong } from '../rules/throngs.ts'
import { NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-PLOT-3 */
export const burning: MeaningsOf<'burn'> = {
  burn: {
    run: (g, { seat }) => g.call('refineryFire', { by: seat }),
    cannot: (s) => (s.table.throngs.some(isThrong) ? undefined : 'no-throng'),
    inWords: ({ less }) =>
      `One throng burns: every monster of it is discarded whose value is no higher than a die, plus the number of the reel, minus ${less}.`,
  },
}

const { less } = toldOf('burn')

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
      const heat = die + table.reel - less
      table.roll = { who: NONE, kind: 'fire', dice: [die], target: 0 }
      g.event?.('burns', 'I32-PLOT-3', { throng, die, heat })
      discardThrong(g, throng, (card) => cardAt(card).value <= heat, 'I32-PLOT-3')
      return done
    },
  },
})
