import { ask, type PromptsFor, type Seat, spelled } from '@eldertable/kernel'
import { BOOK_OF_EIBON } from '../../pieces/spaces.ts'
import { cardAt } from '../../pieces/cards.ts'
import { isCultist } from '../../rules/players.ts'
import { aimOf, costOf } from '../../rules/powers.ts'
import { ownerOf } from '../../rules/property.ts'
import { effectOf } from '../cards.ts'
import { cardName, newCardName } from '../pieces.ts'
import type { Nec } from '../../frames.ts'
import { openState, sanityOf, wouldCost, type Tell } from '../telling.ts'

const typeNames = { ally: 'Ally', item: 'Item', spell: 'Spell', book: 'Book' } as const

/** The questions about cards: drawn, discarded, used, looked at and searched for. */
export const cardPrompts: PromptsFor<
  Nec,
  'draw' | 'discardOne' | 'use' | 'look' | 'search' | 'miGo'
> = {
  'draw.arkham': ask({
    you: () => 'Which of these two cards do you draw? The other goes to the bottom of the deck.',
    others: () => 'which of two cards to draw',
  }),
  'draw.window': ask({
    you({ card }, t, seat) {
      const helper = openState(t).table.players[seat]?.held.find((one) =>
        cardAt(one).when.includes('draw'),
      )
      if (helper === undefined) return `You have drawn ${newCardName(card)}. Will you follow it?`
      const left = sanityAfter(helper, t, seat)
      return `You have drawn ${newCardName(card)}. Will you follow it, or have ${cardName(helper)} draw another, which leaves you ${left}?`
    },
    others: ({ card }) => `whether to follow ${cardName(card)} or to draw another`,
  }),
  'draw.keep': ask({
    you({ card }) {
      const effect = effectOf(cardAt(card))
      return `You have drawn ${newCardName(card)}. ${effect === '' ? '' : `${effect} `}Will you keep the card?`
    },
    others: ({ card }) => `whether to keep ${cardName(card)}`,
  }),
  'discardOne.choose': ask({
    you: ({ type }) => `Which ${typeNames[type]} do you discard?`,
    others: ({ type }) => `which ${typeNames[type]} to discard`,
  }),
  'use.target': ask({
    you: ({ card, subject }, t, seat) => `${aimQuestion(card, subject)}${expense(card, t, seat)}`,
    others: ({ card }) => `what to do with ${cardName(card)}`,
  }),
  'use.counter': ask({
    you: ({ card, by }, t, seat) =>
      `${t.name(by)} casts ${cardName(card)} on you: ${threat(card, t, seat)}. Do you let it happen?`,
    others: ({ card, by }, t) => `how to answer ${cardName(card)}, cast by ${t.name(by)}`,
  }),
  'look.order': ask({
    you: ({ place }) =>
      place === 0 ? 'Which card goes on top of the deck?' : 'Which card comes next?',
    others: () => 'in which order the top of the deck goes back',
  }),
  'search.choose': ask({
    you: () => 'Which Spell do you take from the deck?',
    others: () => 'which Spell to take from the deck',
  }),
  'miGo.spell': ask({
    you: () => 'The Necronomicon falls open at Mi-Go. Which Spell do you take?',
    others: () => 'which Spell to take at Mi-Go',
  }),
}

/** What a player has left after using a card. */
const sanityAfter = (card: number, t: Tell, seat: Seat): number =>
  sanityOf(t, seat) - costOf(openState(t), seat, cardAt(card))

function expense(card: number, t: Tell, seat: Seat): string {
  const s = openState(t)
  const cost = costOf(s, seat, cardAt(card))
  return isCultist(s, seat) || cost === 0
    ? ''
    : ` It costs ${cost} Sanity and leaves you ${sanityAfter(card, t, seat)}.`
}

function aimQuestion(card: number, subject: number): string {
  const name = cardName(card)
  switch (aimOf(card)) {
    case 'investigator':
    case 'player':
    case 'free-player':
      return `On whom do you use ${name}?`
    case 'inmate':
      return 'Whom do you get out of Arkham Asylum?'
    case 'monster':
    case 'any-monster':
      return `Which Monster does ${name} banish?`
    case 'gate':
      return `To which Gate does ${name} take you?`
    case 'space':
      return `To which space does ${name} take you?`
    case 'total':
      return `How many spaces does ${subject < 0 ? 'the Monster' : cardName(subject)} go?`
    case undefined:
      return `What do you do with ${name}?`
  }
}

/** What a Spell would do to its target. */
function threat(card: number, t: Tell, seat: Seat): string {
  const isSpared = ownerOf(openState(t), BOOK_OF_EIBON) === seat // NEC-TOME-10
  const row = cardAt(card)
  switch (row.does?.does) {
    case 'strike': {
      if (isSpared) return 'it takes no Sanity from you'
      const { dice, sanity } = row.does
      return dice > 0
        ? `it takes ${spelled(dice)} ${dice === 1 ? 'die' : 'dice'} of Sanity`
        : `it ${wouldCost(sanity, seat, t)}`
    }
    case 'swap':
      return 'you change places'
    case 'mesmerise':
      return 'you skip your next Move step'
    default:
      return effectOf(row)
  }
}
