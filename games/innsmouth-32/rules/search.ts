import { at, done, type Done } from '@eldertable/kernel'
import { cardAt, isHoldable } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import { GENERAL, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { discardCount, drawDiscards } from './discards.ts'
import { callStore, isSheltered } from './holding.ts'
import { procedure } from './kit.ts'
import { findsOf } from './numbers.ts'
import { sanctuaryAt } from './sanctuaries.ts'
import { playerOf, survivorAt } from './survivors.ts'
import { drop } from './lists.ts'
import { emptyStore, fillStore, gainRest } from './tokens.ts'

const GENERAL_SEARCH = 2
const SHELTERED_SEARCH = 4

/** How many cards a search draws (I32-POOL-8, I32-SANCT-5, I32-POOL-14). */
export function cardsToFind(s: I32State, { card, area }: Survivor): number {
  const usual = area === GENERAL ? GENERAL_SEARCH : SHELTERED_SEARCH
  return Math.min(findsOf(usual, s, card), discardCount(s))
}

/** A SEARCH of the discards (I32-POOL-8, I32-SANCT-5, I32-HOLD-5). */
export const search = procedure('search', {
  draw(g, f) {
    const { table } = g.state
    const one = survivorAt(g.state, f.who)
    const drawn = drawDiscards(g, cardsToFind(g.state, one))
    const rule = one.area === GENERAL ? 'I32-POOL-8' : 'I32-SANCT-5'
    g.event?.('searches', rule, { who: f.who, cards: drawn })
    for (const card of drawn) {
      if (isHoldable(card)) {
        fillStore(g.state, card)
        f.cards.push(card)
        continue
      }
      table.discards.push(card)
      const { happens } = cardAt(card)
      if (happens?.does === 'feast') gainRest(g, one, happens.found, 'I32-CARD-12')
    }
    return f.cards.length > 0 ? 'keep' : tidy(g, f)
  },
  // I32-PROMPT-14: each card that was found is kept, stored or put back.
  keep: {
    rule: 'I32-HOLD-5',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, cards: [...f.cards] }),
    offer(s, f, o) {
      const one = survivorAt(s, f.who)
      const card = at(f.cards, 0)
      o.allow(V.keepCard, card, 'I32-POOL-8')
      if (isSheltered(one)) o.allow(V.storeCard, card, 'I32-HOLD-2')
      o.allow(V.discardCard, card, 'I32-POOL-8')
    },
    take(g, f, verb, card) {
      const one = survivorAt(g.state, f.who)
      drop(f.cards, card)
      if (verb === V.keepCard) {
        one.cards.push(card)
        g.event?.('keeps', 'I32-POOL-8', { who: f.who, card })
      } else if (verb === V.storeCard) {
        sanctuaryAt(g.state, one.area).cards.push(card)
        g.event?.('drops', 'I32-HOLD-2', { who: f.who, card })
      } else {
        emptyStore(g.state, card)
        g.state.table.discards.push(card)
      }
      return f.cards.length > 0 ? 'keep' : tidy(g, f)
    },
  },
})

function tidy(g: Game, { who }: Frames['search']): Done {
  const one = survivorAt(g.state, who)
  callStore(g, one)
  if (one.cards.length > 2) g.call('keepTwo', { who })
  return done
}
