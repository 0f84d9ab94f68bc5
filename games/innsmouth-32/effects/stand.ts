import { counted, done } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { procedure } from '../rules/kit.ts'
import { isInPlay } from '../rules/survivors.ts'
import { hasThrongs } from '../rules/throngs.ts'
import { gainRest } from '../rules/tokens.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'

/** I32-PLOT-2 */
export const standing: MeaningsOf<'stand'> = {
  stand: {
    run: (g, { seat }) => g.call('lastStand', { by: seat, who: NONE }),
    cannot: (s) => (hasThrongs(s, DIRECTOR) ? nobodyInGeneral(s) : 'no-throng'),
    inWords: ({ rest }) =>
      `A survivor is attacked by a throng. If they still stand, everybody in the open gains ${counted(rest, 'rest spoint')}.`,
  },
}

const { rest } = toldOf('stand')

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
      for (const one of inGeneral(g.state)) gainRest(g, one, rest, 'I32-PLOT-2')
    return done
  },
})
