import { done } from '@eldertable/kernel'
import { toldOf } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import { procedure } from '../rules/kit.ts'
import { findSurvivor, statOf } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { drawVictims } from '../rules/victims.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-HORROR-5 */
export const chanting: MeaningsOf<'chant'> = {
  chant: {
    run(g) {
      const victims = drawVictims(g, g.state.table.reel, () => true, 'I32-HORROR-5')
      g.call('chant', { victims })
    },
    inWords: ({ stat }) =>
      `Survivors at random, as many as the number of the reel, each test ${statName(stat)}, or a stat goes insane.`,
  },
}

const { stat } = toldOf('chant')

export const chant = procedure('chant', {
  next(g, f) {
    const [who] = f.victims
    const one = who === undefined ? undefined : findSurvivor(g.state, who)
    if (who === undefined) return done
    if (one === undefined) {
      f.victims.shift()
      return 'next'
    }
    const base = statOf(one, stat)
    throwAgainst(g, { who, kind: 'event', stat, base, rule: 'I32-HORROR-5' })
    return 'thrown'
  },
  thrown(g, f) {
    const who = f.victims.shift()
    if (who !== undefined && f.answer === 0) g.call('insanity', { who, by: 'I32-HORROR-5' })
    return 'next'
  },
})
