import { done } from '@eldertable/kernel'
import { cardsOf, claimOf } from '../../rules/claims.ts'
import { discardClaim } from '../../rules/discarding.ts'
import { procedure } from '../../rules/kit.ts'
import { takeStress } from '../../rules/tracks.ts'
import type { MadnessMeaning } from './madness.ts'

const rule = 'DMD-INSANE-6'

/** Short-Term Memory Loss */
export const forgetThing: MadnessMeaning<'forget'> = {
  run(g, { hero }, { stress }) {
    const among = cardsOf(g.state, hero).filter(
      (card) => claimOf(g.state, card)?.is !== 'condition',
    )
    if (among.length === 0) takeStress(g, hero, stress, rule)
    else g.call('forget', { hero, among })
  },
  inWords: ({ stress }) =>
    `You discard an item or a companion; if you have neither, you take ${stress} stress.`,
}

export const forget = procedure('forget', {
  choose(g, f) {
    g.call('choose', { by: f.hero, what: 'card', among: [...f.among], why: 'forget', rule })
    return 'discard'
  },
  discard(g, f) {
    discardClaim(g, f.answer ?? -1, rule)
    return done
  },
})
