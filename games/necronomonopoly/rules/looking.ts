import { done, pickOf } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { hold, isSpell, searchDeck, takeFromDeck } from './deck.ts'
import { procedure } from './kit.ts'
import { handOf } from './players.ts'

/** NEC-CARD-32: the cards that are looked at go back in any order, the one for the top chosen first. */
export const look = procedure('look', {
  order: {
    rule: 'NEC-CHOICE-25',
    who: (_, f) => f.seat,
    about: (_, f) => ({ place: f.placed }),
    offer(s, f, o) {
      const { looking } = handOf(s, f.seat)
      for (let i = f.placed; i < looking.length; i++) o.allow(V.choose, looking[i], 'NEC-CARD-32')
    },
    take(g, f, _, card) {
      const { looking } = handOf(g.state, f.seat)
      for (const cards of [looking, g.state.box.deck]) {
        cards.splice(cards.indexOf(card), 1)
        cards.splice(f.placed, 0, card)
      }
      f.placed++
      return f.placed < looking.length ? 'order' : 'end'
    },
  },
  end(g, f) {
    handOf(g.state, f.seat).looking = []
    g.event?.('reorders', 'NEC-CARD-32', { seat: f.seat })
    return done
  },
})

/** NEC-CARD-34 */
export const search = procedure('search', {
  choose: {
    rule: 'NEC-CHOICE-25',
    who: (_, f) => f.seat,
    offer(s, _, o) {
      for (const card of searchDeck(s, isSpell)) o.allow(V.choose, card, 'NEC-CARD-34')
    },
    take(g, f, _, card) {
      takeFromDeck(g.state, card)
      hold(g.state, f.seat, card)
      g.event?.('finds', 'NEC-CARD-34', { seat: f.seat, card })
      return done
    },
    byDefault: (s) => pickOf(V.choose, firstByTitle(s)),
  },
})

function firstByTitle(s: NecState): number {
  const [first] = searchDeck(s, isSpell).toSorted((a, b) => compareTitles(a, b))
  return first ?? -1
}

/** Card keys are made of titles, so they sort alike. */
export function compareTitles(a: number, b: number): number {
  const [first, second] = [cardAt(a).key, cardAt(b).key]
  if (first === second) return a - b
  return first < second ? -1 : 1
}
