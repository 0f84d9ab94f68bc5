import { done } from '@eldertable/kernel'
import { BRAINS } from '../pieces/stats.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from '../rules/kit.ts'
import { discardFromReel, isReelOpen } from '../rules/screen.ts'
import { statOf, survivorAt } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'
import type { Plot } from './plot.ts'

const CARDS = 3
const DRAWN = 2

/** I32-PLOT-4 */
export const wireToBoston: Plot = {
  key: 'wire-to-boston',
  cannot: (s) => (isReelOpen(s) ? nobodyInGeneral(s, BRAINS) : 'reel-closed'),
  begin(g, by) {
    g.call('wire', { by, who: NONE })
  },
}

export const wire = procedure('wire', {
  choose: {
    rule: 'I32-PLOT-4',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const { card } of inGeneral(s, BRAINS)) o.allow(V.choose, card, 'I32-PLOT-4')
    },
    take(g, f, _, who) {
      f.who = who
      const base = statOf(survivorAt(g.state, who), BRAINS)
      throwAgainst(g, { who, kind: 'event', stat: BRAINS, base, rule: 'I32-PLOT-4' })
      return 'thrown'
    },
  },
  thrown(g, f) {
    if (f.answer === 1) discardFromReel(g, CARDS, 'I32-PLOT-4')
    else
      g.call('gather', {
        side: DIRECTOR,
        count: DRAWN,
        rule: 'I32-PLOT-4',
        drawn: [],
        throngs: [],
      })
    return done
  },
})
