import { done } from '@eldertable/kernel'
import { GUTS } from '../pieces/stats.ts'
import { NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from '../rules/kit.ts'
import { findSurvivor, statOf, survivorAt } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { gainMythos } from '../rules/tokens.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'
import type { Plot } from './plot.ts'

const TOKENS = 3

/** I32-PLOT-1 */
export const zadoksConfession: Plot = {
  key: 'zadoks-confession',
  cannot: (s) => nobodyInGeneral(s, GUTS),
  begin(g, by) {
    g.call('confession', { by, who: NONE })
  },
}

export const confession = procedure('confession', {
  choose: {
    rule: 'I32-PLOT-1',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const { card } of inGeneral(s, GUTS)) o.allow(V.choose, card, 'I32-PLOT-1')
    },
    take(g, f, _, who) {
      f.who = who
      const base = statOf(survivorAt(g.state, who), GUTS)
      throwAgainst(g, { who, kind: 'event', stat: GUTS, base, rule: 'I32-PLOT-1' })
      return 'thrown'
    },
  },
  thrown(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (one === undefined) return done
    if (f.answer === 1) gainMythos(g, one, TOKENS + g.state.table.reel, 'I32-PLOT-1')
    else g.call('insanity', { who: f.who, by: 'I32-PLOT-1' })
    return done
  },
})
