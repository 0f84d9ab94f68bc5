import { done } from '@eldertable/kernel'
import { autoRank } from '../auto/choices.ts'
import { discardHeld } from '../rules/holding.ts'
import { procedure } from '../rules/kit.ts'
import { askedFor, isAutomatic } from '../rules/sides.ts'
import { survivorAt } from '../rules/survivors.ts'
import { drawOneVictim } from '../rules/victims.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-HORROR-9 */
export const slipping: MeaningsOf<'slip'> = {
  slip: {
    run(g) {
      const who = drawOneVictim(g, ({ cards }) => cards.length > 0, 'I32-HORROR-9')
      if (who !== NONE) g.call('slick', { who })
    },
    inWords: () => 'Somebody at random who holds a card loses one, which the director chooses.',
  },
}

export const slick = procedure('slick', {
  lose: {
    rule: 'I32-HORROR-9',
    who: (s) => askedFor(s, DIRECTOR),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      const { cards } = survivorAt(s, f.who)
      if (isAutomatic(s, DIRECTOR)) o.allow(V.discardCard, autoRank(cards), 'I32-AUTO-16')
      else for (const card of cards) o.allow(V.discardCard, card, 'I32-HORROR-9')
    },
    take(g, f, _, card) {
      g.event?.('slips', 'I32-HORROR-9', { who: f.who, card })
      discardHeld(g, survivorAt(g.state, f.who), card, 'I32-HORROR-9')
      return done
    },
  },
})
