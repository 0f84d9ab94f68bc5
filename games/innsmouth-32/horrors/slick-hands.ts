import { done } from '@eldertable/kernel'
import { autoRank } from '../auto/choices.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { discardHeld } from '../rules/holding.ts'
import { procedure } from '../rules/kit.ts'
import { askedFor, isAutomatic } from '../rules/sides.ts'
import { survivorAt } from '../rules/survivors.ts'
import { drawOneVictim } from '../rules/victims.ts'
import type { Horror } from './horror.ts'

/** I32-HORROR-9 */
export const slickHands: Horror = {
  key: 'slick-hands',
  begin(g) {
    const who = drawOneVictim(g, ({ cards }) => cards.length > 0, 'I32-HORROR-9')
    if (who !== NONE) g.call('slick', { who })
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
