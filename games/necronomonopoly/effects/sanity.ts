import { cardAt } from '../pieces/cards.ts'
import { lotSpaces } from '../pieces/spaces.ts'
import { throwDice } from '../rules/dice.ts'
import { isCultist } from '../rules/players.ts'
import { countOwned } from '../rules/property.ts'
import { gain as gainSanity } from '../rules/purse.ts'
import { modified } from '../rules/modified.ts'
import type { MeaningsOf } from './effect.ts'

const isSpellproof = modified('isSpellproof')

/** What cards give and take. */
export const sanityEffects: MeaningsOf<'gain' | 'strike' | 'levy' | 'lose-each'> = {
  gain: {
    run: (g, { seat, card }, { sanity }) => gainSanity(g, seat, sanity, cardAt(card).id),
    cannot: (s, seat) => (isCultist(s, seat) ? 'own-sanity-only' : undefined), // NEC-CULTIST-34
    inWords: ({ sanity }) => `Gain ${sanity} Sanity.`,
  },
  strike: {
    run(g, { card, target: seat }, { cause, dice, sanity }) {
      if (cause === 'spell' && isSpellproof(false, g.state, seat)) return
      const amount = throwDice(g, dice) + sanity
      g.call('lose', { seat, amount, cause, rule: cardAt(card).id })
    },
    inWords({ cause, dice, sanity }) {
      const amount = dice > 0 ? `${dice}d6` : String(sanity)
      return cause === 'spell'
        ? `Target another Investigator, who loses ${amount} Sanity.`
        : `Choose another Investigator, who loses ${amount} Sanity. This is no Spell: Warding Eye and the Book of Eibon do not help.`
    },
  },
  levy: {
    run(g, { seat, card }, { sanity }) {
      const amount = sanity * countOwned(g.state, seat, lotSpaces)
      g.call('lose', { seat, amount, cause: 'card', rule: cardAt(card).id })
    },
    inWords: ({ sanity }) => `Lose ${sanity} Sanity for each Lot you own.`,
  },
  'lose-each': {
    run: (g, { seat, card }, { sanity }) =>
      g.call('lose', { seat, amount: sanity, cause: 'card', rule: cardAt(card).id }),
    inWords: ({ sanity }) => `Every Investigator, in turn order, loses ${sanity} Sanity.`,
  },
}
