import { done, spelled } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import { procedure } from '../rules/kit.ts'
import { callGather } from '../rules/placing.ts'
import { discardFromReel, isReelOpen } from '../rules/screen.ts'
import { DIRECTOR, NONE } from '../state.ts'
import type { MeaningsOf } from './happening.ts'
import { chooseTested, nobodyInGeneral } from './people.ts'

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
  choose: chooseTested(stat, 'I32-PLOT-4'),
  thrown(g, f) {
    if (f.answer === 1) discardFromReel(g, cards, 'I32-PLOT-4')
    else callGather(g, DIRECTOR, drawn, 'I32-PLOT-4')
    return done
  },
})
