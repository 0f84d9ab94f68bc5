import { done } from '@eldertable/kernel'
import { GUTS } from '../pieces/stats.ts'
import { procedure } from '../rules/kit.ts'
import { findSurvivor, statOf } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { drawVictims } from '../rules/victims.ts'
import type { Horror } from './horror.ts'

/** I32-HORROR-5 */
export const dreadfulChant: Horror = {
  key: 'dreadful-chant',
  begin(g) {
    const victims = drawVictims(g, g.state.table.reel, () => true, 'I32-HORROR-5')
    g.call('chant', { victims })
  },
}

export const chant = procedure('chant', {
  next(g, f) {
    const [who] = f.victims
    const one = who === undefined ? undefined : findSurvivor(g.state, who)
    if (who === undefined) return done
    if (one === undefined) {
      f.victims.shift()
      return 'next'
    }
    const base = statOf(one, GUTS)
    throwAgainst(g, { who, kind: 'event', stat: GUTS, base, rule: 'I32-HORROR-5' })
    return 'thrown'
  },
  thrown(g, f) {
    const who = f.victims.shift()
    if (who !== undefined && f.answer === 0) g.call('insanity', { who, by: 'I32-HORROR-5' })
    return 'next'
  },
})
