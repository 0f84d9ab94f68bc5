import { PLACED } from '../frames.ts'
import { cardAt } from '../pieces/cards.ts'
import { gateSpaces, spaceAt } from '../pieces/spaces.ts'
import { endIfCultistsWin } from '../rules/ending.ts'
import { place as placeToken } from '../rules/placing.ts'
import { isInmate, nearestOf, player } from '../rules/players.ts'
import { stepsTo } from '../rules/walk.ts'
import type { MeaningsOf } from './effect.ts'

/** Where cards take players, and what keeps them there. */
export const moveEffects: MeaningsOf<
  | 'place'
  | 'swap'
  | 'mesmerise'
  | 'petrify'
  | 'release'
  | 'commit'
  | 'walk'
  | 'to-gate'
  | 'carry-off'
> = {
  // NEC-DOUBLE-10
  place: {
    run(g, { seat, card, target }) {
      g.returnValue(PLACED)
      placeToken(g, seat, target, cardAt(card).id)
    },
    cannot: (s, seat, { inside }) => (isInmate(s, seat) ? inside : undefined),
    inWords: ({ at }) =>
      `If you are not an inmate: instead of throwing for movement you are placed on ${at === 'gate' ? 'either Gate' : 'any space that is not a corner'}, as you choose, and land there.`,
  },
  swap: {
    run(g, { seat, card, target }) {
      const { id } = cardAt(card)
      const [mine, theirs] = [player(g.state, seat).space, player(g.state, target).space]
      g.event?.('swapped', id, { seat, other: target })
      placeToken(g, seat, theirs, id)
      placeToken(g, target, mine, id)
      endIfCultistsWin(g) // NEC-END-4
    },
    cannot: (s, seat, { inside }) => (isInmate(s, seat) ? inside : undefined),
    inWords: () =>
      'Target another player; neither of you may be an inmate. Your tokens swap spaces; nobody has landed. You then make your move.',
  },
  mesmerise: {
    run(g, { card, target }) {
      player(g.state, target).skipsMove = true // NEC-TURN-18
      g.event?.('mesmerised', cardAt(card).id, { seat: target })
    },
    inWords: () => 'Target another player, who skips their next Move step.',
  },
  petrify: {
    run(g, { seat, card }) {
      player(g.state, seat).skipsMove = true
      g.event?.('ghastlySight', cardAt(card).id, { seat, card })
    },
    inWords: () => 'You skip your next Move step.',
  },
  release: {
    run(g, { target }) {
      player(g.state, target).throws = -1 // NEC-ASYLUM-14
      g.event?.('released', 'NEC-ASYLUM-14', { seat: target })
    },
    inWords: () =>
      'Choose another player who is an inmate: their token is put on Just Visiting and they are an inmate no longer.',
  },
  commit: {
    run: (g, { seat, card }, { rule }) =>
      g.call('sendToAsylum', { seat, rule: rule ?? cardAt(card).id }),
    cannot: (s, seat, { inside }) => (isInmate(s, seat) ? inside : undefined),
    inWords: ({ inside }) =>
      inside === undefined
        ? 'You are sent to Arkham Asylum.'
        : 'If you are not an inmate: you are sent to Arkham Asylum.',
  },
  walk: {
    run: (g, { seat, card }, { to }) =>
      g.call('walk', { seat, steps: stepsTo(g.state, seat, to), rule: cardAt(card).id }),
    inWords: ({ to }) => `Walk to ${spaceAt(to).name}.`,
  },
  'to-gate': {
    run(g, { seat, card }, { lands }) {
      const spaces = nearestOf(player(g.state, seat).space, gateSpaces)
      g.call('nearest', { seat, spaces, lands, rule: cardAt(card).id })
    },
    inWords: ({ lands }) =>
      lands
        ? 'You are placed on the nearest Gate and land there.'
        : 'Your token is placed on the nearest Gate; you have not landed.',
  },
  'carry-off': {
    run(g, { seat, card }, { to }) {
      const { id } = cardAt(card)
      g.event?.('draggedOff', id, { seat, card, space: to })
      placeToken(g, seat, to, id)
    },
    inWords: ({ to }) => `Your token is placed on ${spaceAt(to).name}; you have not landed.`,
  },
}
