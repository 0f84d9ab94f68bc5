import { done, pickOf } from '../../index.ts'
import { procedure, type CandleState, type Reason } from '../state.ts'
import { VERB } from '../verbs.ts'
import { relight, snuff } from './candles.ts'
import { cannotReveal, showOmen } from './omens.ts'
import { seatAfter } from './match.ts'

const MOST = 3

export const turn = procedure('turn', {
  choose: {
    rule: 'LC-TURN-2',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      const { lit } = s.table
      o.range(VERB.snuff, 1, Math.min(MOST, lit), 'LC-TURN-2')
      if (o.explains)
        for (let count = lit + 1; count <= MOST; count++)
          o.refuse(VERB.snuff, count, 'too-few-candles')
      o.allowUnless(cannotRelight(s), VERB.relight, 0, 'LC-TURN-3')
      o.allowUnless(cannotReveal(s, f.seat), VERB.reveal, 0, 'LC-OMEN-1')
    },
    take(g, f, verb, argument) {
      if (verb === VERB.snuff) {
        snuff(g, f.seat, argument, 'LC-TURN-2')
        return done
      }
      if (verb === VERB.relight) {
        g.state.table.tapers--
        g.call('throw', {})
        return 'light'
      }
      switch (showOmen(g, f.seat, 'revealed')) {
        case 'gale':
          g.call('gale', { seat: seatAfter(g.state, f.seat), from: f.seat })
          return done
        case 'ember':
          g.call('throw', {})
          return 'light'
        case 'hush':
          return done
      }
    },
    byDefault: () => pickOf(VERB.snuff, 1), // LC-END-2
  },

  light(g, f) {
    relight(g, f.seat, f.answer ?? 0)
    return done
  },
})

function cannotRelight(s: CandleState): Reason | undefined {
  if (s.table.tapers === 0) return 'no-taper'
  if (s.table.lit === s.table.candles) return 'all-alight'
  return undefined
}
