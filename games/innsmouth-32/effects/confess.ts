import { done, spelled } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import { procedure } from '../rules/kit.ts'
import { findSurvivor } from '../rules/survivors.ts'
import { gainMythos } from '../rules/tokens.ts'
import { NONE } from '../state.ts'
import type { MeaningsOf } from './happening.ts'
import { chooseTested, nobodyInGeneral } from './people.ts'

/** I32-PLOT-1 */
export const confessing: MeaningsOf<'confess'> = {
  confess: {
    run: (g, { seat }) => g.call('confession', { by: seat, who: NONE }),
    cannot: (s, _, { stat }) => nobodyInGeneral(s, stat),
    inWords: ({ stat, tokens }) =>
      `A survivor tests ${statName(stat)}. Success: ${spelled(tokens)} mythos tokens, and as many more as the number of the reel. Failure: a stat goes insane.`,
  },
}

const { stat, tokens } = toldOf('confess')

export const confession = procedure('confession', {
  choose: chooseTested(stat, 'I32-PLOT-1'),
  thrown(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (one === undefined) return done
    if (f.answer === 1) gainMythos(g, one, tokens + g.state.table.reel, 'I32-PLOT-1')
    else g.call('insanity', { who: f.who, by: 'I32-PLOT-1' })
    return done
  },
})
