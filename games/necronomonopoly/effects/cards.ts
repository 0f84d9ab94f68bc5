import { capital, spelled } from '@eldertable/kernel'
import { COUNTERED, DRAW_AGAIN, FORGIVEN } from '../frames.ts'
import { cardAt } from '../pieces/cards.ts'
import { spaceAt } from '../pieces/spaces.ts'
import type { Reason } from '../reasons.ts'
import { isSpell, searchDeck } from '../rules/deck.ts'
import { handOf, player } from '../rules/players.ts'
import { giveProperty, ownerOf } from '../rules/property.ts'
import type { NecState } from '../state.ts'
import type { MeaningsOf } from './effect.ts'

/** What cards do to cards, to deeds and to what has just happened. */
export const cardEffects: MeaningsOf<
  | 'discard'
  | 'discard-each'
  | 'look'
  | 'search-spell'
  | 'draw-again'
  | 'forge'
  | 'forgive'
  | 'counter'
  | 'shift-gate'
> = {
  discard: {
    run: (g, { seat, card }, { type }) =>
      g.call('discardOne', { seat, type, rule: cardAt(card).id }),
    inWords: ({ type, still }) =>
      `Discard one ${capital(type)}, if you ${still === true ? 'still have' : 'have'} any.`,
  },
  'discard-each': {
    run: (g, { seat, card }, { type }) =>
      g.call('discardOne', { seat, type, rule: cardAt(card).id }),
    inWords: ({ type }) => `Every player who has a ${capital(type)}, in turn order, discards one.`,
  },
  look: {
    run(g, { seat, card }, { cards: most }) {
      const cards = g.state.box.deck.slice(0, most)
      handOf(g.state, seat).looking = cards
      g.event?.('looksAtThree', cardAt(card).id, { seat, cards }, seat)
      g.call('look', { seat, placed: 0 })
    },
    cannot: (s) => (s.table.deck === 0 ? 'no-target' : undefined),
    inWords: ({ cards }) =>
      `Look at the top ${spelled(cards)} cards of the Mythos Deck and put them back on top in any order.`,
  },
  'search-spell': {
    run: (g, { seat }) => g.call('search', { seat }),
    cannot: (s) => (searchDeck(s, isSpell).length === 0 ? 'no-target' : undefined),
    inWords: () => 'Search the Mythos Deck for any one Spell and take it.',
  },
  'draw-again': {
    run: (g) => g.returnValue(DRAW_AGAIN),
    inWords: () =>
      'Once until the start of your next turn: put the card just drawn on the bottom of the deck and draw the top card instead, which you must follow.',
  },
  forge: {
    run(g, { seat, card }) {
      const s = g.state
      const space = s.table.landed
      const { cost } = spaceAt(space)
      const from = ownerOf(s, space)
      player(s, seat).sanity -= cost
      player(s, from).sanity += cost
      g.event?.('deed', cardAt(card).id, { seat, from, space, cost })
      giveProperty(g, space, seat)
    },
    cannot: cannotForge,
    inWords: () =>
      "If the move just made has landed you on a Lot of another Investigator and you have at least its cost: pay that player the Lot's cost and take the Lot.",
  },
  forgive: {
    run: (g) => g.returnValue(FORGIVEN),
    inWords: () => 'You pay nothing for this rent or research fee.',
  },
  counter: {
    run: (g) => g.returnValue(COUNTERED),
    inWords: () => 'The Spell that has you as its target has no effect.',
  },
  // The Gate itself sees to it (NEC-GATE-2): its window is no use of the card.
  'shift-gate': {
    run: () => undefined,
    inWords: () => 'Shift your Gate roll by 1.',
  },
}

/** NEC-CARD-30 */
function cannotForge(s: NecState, seat: number): Reason | undefined {
  const { landed } = s.table
  if (landed < 0 || landed !== player(s, seat).space || spaceAt(landed).kind !== 'lot')
    return 'no-target'
  const owner = ownerOf(s, landed)
  if (owner < 0 || owner === seat) return 'no-target'
  return player(s, seat).sanity < spaceAt(landed).cost ? 'deed-too-dear' : undefined
}
