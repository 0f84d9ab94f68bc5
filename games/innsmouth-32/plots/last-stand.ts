import { done } from '@eldertable/kernel'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from '../rules/kit.ts'
import { isInPlay } from '../rules/survivors.ts'
import { hasThrongs } from '../rules/throngs.ts'
import { gainRest } from '../rules/tokens.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'
import type { Plot } from './plot.ts'

const RELIEF = 2

/** I32-PLOT-2 */
export const lastStandOnTheBridge: Plot = {
  key: 'last-stand',
  cannot: (s) => (hasThrongs(s, DIRECTOR) ? nobodyInGeneral(s) : 'no-throng'),
  begin(g, by) {
    g.call('lastStand', { by, who: NONE })
  },
}

export const lastStand = procedure('lastStand', {
  choose: {
    rule: 'I32-PLOT-2',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const { card } of inGeneral(s)) o.allow(V.choose, card, 'I32-PLOT-2')
    },
    take(g, f, _, who) {
      f.who = who
      g.call('raid', { who })
      return 'relief'
    },
  },
  relief(g, f) {
    if (isInPlay(g.state, f.who))
      for (const one of inGeneral(g.state)) gainRest(g, one, RELIEF, 'I32-PLOT-2')
    return done
  },
})
