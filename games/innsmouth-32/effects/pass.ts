import { done } from '@eldertable/kernel'
import { procedure } from '../rules/kit.ts'
import { corners } from '../rules/sanctuaries.ts'
import { survivorAt } from '../rules/survivors.ts'
import { NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'

/** I32-PLOT-5 */
export const passing: MeaningsOf<'pass'> = {
  pass: {
    run: (g, { seat }) => g.call('passage', { by: seat, left: g.state.table.reel, corner: NONE }),
    cannot: (s) => (corners(s).length === 0 ? 'no-sanctuary' : nobodyInGeneral(s)),
    inWords: () => 'Survivors, at most as many as the number of the reel, slip into one sanctuary.',
  },
}

export const passage = procedure('passage', {
  where: {
    rule: 'I32-PLOT-5',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const corner of corners(s)) o.allow(V.enter, corner, 'I32-PLOT-5')
    },
    take(_, f, __, corner) {
      f.corner = corner
      return 'whom'
    },
  },
  whom: {
    rule: 'I32-PLOT-5',
    who: (_, f) => f.by,
    about: (_, f) => ({ corner: f.corner, left: f.left }),
    offer(s, f, o) {
      o.allow(V.finish, 0, 'I32-PLOT-5')
      if (f.left > 0) for (const { card } of inGeneral(s)) o.allow(V.choose, card, 'I32-PLOT-5')
    },
    take(g, f, verb, who) {
      if (verb === V.finish) return done
      survivorAt(g.state, who).area = f.corner
      g.event?.('enters', 'I32-PLOT-5', { who, corner: f.corner })
      f.left--
      return 'whom'
    },
  },
})
