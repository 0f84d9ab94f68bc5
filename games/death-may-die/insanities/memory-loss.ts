import { done } from '@eldertable/kernel'
import { cardsOf, claimOf } from '../rules/claims.ts'
import { discardClaim } from '../rules/discarding.ts'
import { procedure } from '../rules/kit.ts'
import { takeStress } from '../rules/tracks.ts'
import type { Insanity } from './insanity.ts'

const rule = 'DMD-INSANE-6'
const STRESS = 2

/** Short-Term Memory Loss */
export const memoryLoss: Insanity = {
  rule,
  resolve(g, hero) {
    const among = cardsOf(g.state, hero).filter(
      (card) => claimOf(g.state, card)?.is !== 'condition',
    )
    if (among.length === 0) takeStress(g, hero, STRESS, rule)
    else g.call('forget', { at: '', hero, among })
  },
}

export const forget = procedure('forget', {
  choose(g, f) {
    g.call('choose', { at: '', by: f.hero, what: 'card', among: [...f.among], why: 'forget', rule })
    return 'discard'
  },
  discard(g, f) {
    discardClaim(g, f.answer ?? -1, rule)
    return done
  },
})
