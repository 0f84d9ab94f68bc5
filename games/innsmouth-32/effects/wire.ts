import { done, spelled } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import { procedure } from '../rules/kit.ts'
import { discardFromReel, isReelOpen } from '../rules/screen.ts'
import { statOf, survivorAt } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'
import { inGeneral, nobodyInGeneral } from './people.ts'

/** I32-PLOT-4 */
export const wiring: MeaningsOf<'wire'> = {
  wire: {
    run: (g, { seat }) => g.call('wire', { by: seat, who: NONE }),
    cannot: (s, _, { stat }) => (isReelOpen(s) ? nobodyInGeneral(s, stat) : 'reel-closed'),
    inWords: ({ stat, cards, drawn }) =>
      `A survivor tests ${statName(stat)}. Success: ${spelled(cards)} cards of the reel go unseen. Failure: the director draws ${spelled(drawn)} discards, and keeps the monsters.`,
  },
}

const { stat, cards, drawn } = toldOf('wire')

export const wire = procedure('wire', {
  choose: {
    rule: 'I32-PLOT-4',
    who: (_, f) => f.by,
    offer(s, _, o) {
      for (const { card } of inGeneral(s, stat)) o.allow(V.choose, card, 'I32-PLOT-4')
    },
    take(g, f, _, who) {
      f.who = who
      const base = statOf(survivorAt(g.state, who), stat)
      throwAgainst(g, { who, kind: 'event', stat, base, rule: 'I32-PLOT-4' })
      return 'thrown'
    },
  },
  thrown(g, f) {
    if (f.answer === 1) discardFromReel(g, cards, 'I32-PLOT-4')
    else
      g.call('gather', {
        side: DIRECTOR,
        count: drawn,
        rule: 'I32-PLOT-4',
        drawn: [],
        throngs: [],
      })
    return done
  },
})
