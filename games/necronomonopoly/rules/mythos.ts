import { done, pickOf, onAbort } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { DRAW_AGAIN, type Frames, type Game } from '../frames.ts'
import { DRAWN, NO_CARD, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { befriend, hold, putOnBottom, takeFromDeck, takeTop } from './deck.ts'
import { procedure } from './kit.ts'
import { enterAndMove } from './monsters.ts'
import { handOf, isCultist, isSane } from './players.ts'
import { offerPowers } from './powers.ts'
import { hasAll } from './property.ts'

/** Drawing from the Mythos Deck and following the card (NEC-MYTHOS-1 to NEC-MYTHOS-5). */
export const draw = procedure('draw', onAbort('enter'), {
  begin(g, f) {
    const s = g.state
    if (s.table.deck === 0) {
      g.event?.('deckEmpty', 'NEC-MYTHOS-10', { seat: f.seat })
      return done
    }
    if (isSane(s, f.seat) && s.table.deck > 1 && hasAll(s, f.seat, 'arkham')) {
      const cards = s.box.deck.slice(0, 2)
      handOf(s, f.seat).looking = cards
      g.event?.('looksAtTwo', 'NEC-LOCALE-6', { seat: f.seat, cards }, f.seat)
      return 'arkham'
    }
    f.card = drawTop(g, f.seat, 'NEC-MYTHOS-1')
    return 'window'
  },
  arkham: {
    rule: 'NEC-CHOICE-14',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      for (const card of handOf(s, f.seat).looking) o.allow(V.choose, card, 'NEC-LOCALE-6')
    },
    take(g, f, _, card) {
      const s = g.state
      const hand = handOf(s, f.seat)
      for (const other of hand.looking) {
        if (other === card) continue
        takeFromDeck(s, other)
        putOnBottom(s, other)
      }
      hand.looking = []
      f.card = drawTop(g, f.seat, 'NEC-LOCALE-6')
      return 'window'
    },
  },
  window: {
    rule: 'NEC-CHOICE-15',
    who: (_, f) => f.seat,
    about: (_, f) => ({ card: f.card }),
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-WINDOW-10')
      offerPowers(s, f.seat, 'draw', f.card, o)
    },
    take(g, f, verb, card) {
      if (verb === V.pass) return 'follow'
      f.answer = 0
      g.call('use', { seat: f.seat, card, when: 'draw', subject: f.card, target: -1 })
      return 'used'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
  used(g, f) {
    if (f.answer !== DRAW_AGAIN) return 'window'
    g.event?.('zadok', 'NEC-CARD-5', { seat: f.seat, card: f.card })
    putOnBottom(g.state, f.card)
    f.card = drawTop(g, f.seat, 'NEC-CARD-5')
    return 'follow'
  },
  follow(g, f) {
    const s = g.state
    const { type } = cardAt(f.card)
    const cultist = isCultist(s, f.seat)
    switch (type) {
      case 'ally':
        if (!cultist) return 'keep'
        putAway(s, f.card) // NEC-CULTIST-21
        g.event?.('flees', 'NEC-CULTIST-21', { seat: f.seat, card: f.card })
        return done
      case 'spell':
      case 'item':
      case 'book':
        return 'keep'
      case 'monster':
      case 'old-one':
        if (cultist) {
          drawnByCultist(g, f)
          return done
        }
        // NEC-MONSTER-1
        g.call('encounter', { seat: f.seat, monster: f.card, loss: 0, ally: NO_CARD })
        return 'enter'
      case 'other':
        putAway(s, f.card) // NEC-MYTHOS-11
        g.call('followOther', { seat: f.seat, card: f.card, queue: [] })
        return done
    }
  },
  keep: {
    rule: 'NEC-CHOICE-16',
    who: (_, f) => f.seat,
    about: (_, f) => ({ card: f.card }),
    offer(s, f, o) {
      const rule = ruleOfKeeping(s, f.seat)
      o.allow(V.keep, f.card, rule)
      o.allow(V.refuse, f.card, rule)
    },
    take(g, f, verb) {
      const s = g.state
      const rule = ruleOfKeeping(s, f.seat)
      if (verb === V.keep) {
        s.table.drawn = NO_CARD
        hold(s, f.seat, f.card)
        g.event?.('keeps', rule, { seat: f.seat, card: f.card })
      } else {
        putAway(s, f.card)
        g.event?.('refuses', rule, { seat: f.seat, card: f.card })
      }
      return done
    },
    byDefault: (_, f) => pickOf(V.keep, f.card),
  },
  // NEC-MONSTER-2, NEC-MONSTER-5; one Banished in the encounter never enters (NEC-BANISH-4)
  enter(g, f) {
    if (g.state.table.where[f.card] !== DRAWN) return done
    g.state.table.drawn = NO_CARD
    if (isSane(g.state, f.seat)) enterAndMove(g, f.card, f.space, 'NEC-MONSTER-2', 'NEC-MONSTER-3')
    else enterAndMove(g, f.card, f.space, 'NEC-MONSTER-5', 'NEC-MONSTER-5')
    return done
  },
})

/** A Monster joins a Cultist; a Great Old One enters the board, and the Cultist suffers nothing. */
function drawnByCultist(g: Game, { seat, card, space }: Frames['draw']): void {
  g.state.table.drawn = NO_CARD
  if (cardAt(card).type === 'old-one') {
    enterAndMove(g, card, space, 'NEC-CULTIST-24', 'NEC-CULTIST-24')
    return
  }
  befriend(g.state, seat, card)
  g.event?.('befriends', 'NEC-CULTIST-23', { seat, card })
}

/** A Cultist keeps Artifacts, an Investigator Allies too. */
const ruleOfKeeping = (s: NecState, seat: number): string =>
  isCultist(s, seat) ? 'NEC-CULTIST-19' : 'NEC-MYTHOS-3'

/** Draws the top card, of which there is one, and shows it. */
function drawTop(g: Game, seat: number, rule: string): number {
  const card = takeTop(g.state)
  g.event?.('draws', rule, { seat, card })
  return card
}

function putAway(s: NecState, card: number): void {
  s.table.drawn = NO_CARD
  putOnBottom(s, card)
}
