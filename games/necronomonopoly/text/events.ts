import { capital, counted, list, personAt } from '@eldertable/kernel'
import { RETHROW_COST } from '../pieces/locales.ts'
import { ASYLUM } from '../pieces/spaces.ts'
import { cardAt, cardNumber, type Card } from '../pieces/cards.ts'
import type { Asked, Events } from '../events.ts'
import { NOBODY, type LossCause } from '../state.ts'
import { effectOf } from './cards.ts'
import { dealInWords } from './deals.ts'
import { rowText } from '../pieces/gate-rows.ts'
import { diceInWords } from './phrases.ts'
import {
  cardName,
  localeName,
  localeOf,
  newCardName,
  sourceName,
  spaceName,
  standingOn,
} from './pieces.ts'
import { also, doing, whom, whomOrKeeper, type Naming } from './telling.ts'

/** What takes the Sanity, within a sentence. */
export const causeNames: Readonly<Record<LossCause, string>> = {
  toll: 'Mi-Go',
  gate: 'the Gate',
  card: 'the card',
  spell: 'the Spell',
  book: 'the Book',
  cultist: 'the Cultist',
  ally: cardName(cardNumber('richard-pickman')),
}

/** What somebody could not meet: `You owe 33 Sanity for Round Hill but have only 5, and go insane.` */
export function shortOf({ seat, rest, asked }: Events['insane'], t: Naming): string {
  const goes = `${also(seat, t, 'go', 'goes')} insane`
  if (asked === undefined) return `${doing(seat, t, 'cannot', 'cannot')} pay and ${goes}.`
  const owes = asked.for === 'due' ? doing(seat, t, 'owe') : `${doing(seat, t, 'face')} a loss of`
  const has = `${also(seat, t, 'have', 'has')} ${rest === 0 ? 'none' : `only ${rest}`}`
  return `${owes} ${asked.amount} Sanity ${askedFor(asked)} but ${has}, and ${goes}.`
}

function askedFor(asked: Asked): string {
  switch (asked.for) {
    case 'due':
      return `for ${spaceName(asked.space)}`
    case 'monster':
      return `to ${cardName(asked.card)}`
    case 'loss':
      return `to ${causeNames[asked.cause]}`
  }
}

/** Where the rest goes of somebody who goes insane; empty if there is none. */
export const restGoes = ({ seat, rest, to }: Events['insane'], t: Naming): string =>
  rest === 0
    ? ''
    : `${capital(personAt(seat, t).whose)} last ${rest} ${rest === 1 ? 'goes' : 'go'} to ${whomOrKeeper(to, t)}.`

/** What happened, a line each. */
export const events: {
  readonly [K in keyof Events]: (is: Events[K], t: Naming) => string
} = {
  // set-up
  keeperThrow: (is, t) => `${doing(is.seat, t, 'throw')} for Keeper, ${diceInWords(is.dice)}.`,
  keeper: (is, t) =>
    `${doing(is.seat, t, 'are', 'is')} named Keeper. It is an honour, not a power.`,
  firstThrow: (is, t) =>
    `${doing(is.seat, t, 'throw')} for the first turn, ${diceInWords(is.dice)}.`,
  first: (is, t) => `${doing(is.seat, t, 'go', 'goes')} first.`,

  // the turn
  turn: (is, t) => `Round ${is.round}: it is ${personAt(is.seat, t).whose} turn.`,
  skipsMove: (is, t) => `${doing(is.seat, t, 'skip')} this Move step.`,
  throws: (is, t) => `${doing(is.seat, t, 'throw')} ${diceInWords(is.dice)}.`,
  throwsAgain: (is, t) =>
    `${doing(is.seat, t, 'spend')} ${RETHROW_COST} Sanity and ${also(is.seat, t, 'throw')} again, ${diceInWords(is.dice)}.`,
  thirdDouble: (is, t) =>
    `${doing(is.seat, t, 'throw')} a third double, and somebody makes a call.`,
  walks: (is, t) =>
    `${doing(is.seat, t, 'walk')} ${counted(is.steps, 'space')} from ${spaceName(is.from)}.`,
  stays: (is, t) => `${doing(is.seat, t, 'stay')} put.`,
  stopped: (is, t) => `${doing(is.seat, t, 'are', 'is')} stopped on ${spaceName(is.space)}.`,
  lands: (is, t) =>
    is.space === ASYLUM
      ? `${doing(is.seat, t, 'come')} to Arkham Asylum, just visiting.`
      : `${doing(is.seat, t, 'land')} on ${spaceName(is.space)}.`,
  placed: (is, t) => `${doing(is.seat, t, 'are', 'is')} now ${standingOn(is.space)}.`,

  // Sanity
  gains: (is, t) => `${doing(is.seat, t, 'gain')} ${is.amount} Sanity.`,
  reefGift: (is, t) => `The tide at Devil Reef has left something for ${whom(is.seat, t)}.`,
  loses: (is, t) =>
    `${doing(is.seat, t, 'lose')} ${is.amount} to ${causeNames[is.cause]} and ${also(is.seat, t, 'have', 'has')} ${is.left} left.`,
  pays: (is, t) =>
    `${doing(is.seat, t, 'pay')} ${whomOrKeeper(is.to, t)} ${is.amount} for ${spaceName(is.space)}.`,
  forgiven: (is, t) => `Nobody can recall that ${whom(is.seat, t)} owed ${is.amount}.`,
  wardSpent: (is, t) =>
    `${doing(is.seat, t, 'spend')} the ward of Mason's Hill and ${also(is.seat, t, 'keep')} ${is.amount} Sanity.`,
  wardReady: (is, t) => `The ward of Mason's Hill is ready for ${whom(is.seat, t)}.`,

  // Monsters
  meets: (is, t) =>
    is.loss > 0
      ? `${doing(is.seat, t, 'meet')} ${cardName(is.card)}, with ${is.loss} Sanity at stake.`
      : `${doing(is.seat, t, 'meet')} ${cardName(is.card)}, with no Sanity at stake.`,
  suffers: (is, t) =>
    `${doing(is.seat, t, 'lose')} ${is.amount} to ${cardName(is.card)} and ${also(is.seat, t, 'have', 'has')} ${is.left} left.`,
  sacrifices: (is, t) =>
    `${doing(is.seat, t, 'let')} ${cardName(is.card)} go first and ${also(is.seat, t, 'lose')} nothing.`,
  westSaves: (is) =>
    is.saved
      ? `Herbert West rolls ${is.die}: ${cardName(is.card)} gets up again.`
      : `Herbert West rolls ${is.die}: ${cardName(is.card)} does not get up.`,
  banishes: (is, t) => `${doing(is.seat, t, 'banish', 'banishes')} ${cardName(is.card)}.`,
  voided: (is, t) => `${capital(cardName(is.card))} has no effect on ${whom(is.seat, t)}.`,
  ghastlySight: (is, t) =>
    `${doing(is.seat, t, 'have', 'has')} seen ${cardName(is.card)} and ${also(is.seat, t, 'skip')} the next Move step.`,
  draggedOff: (is, t) => `${capital(cardName(is.card))} carries ${whom(is.seat, t)} off.`,
  enters: (is) => `${capital(cardName(is.card))} enters the board on ${spaceName(is.space)}.`,
  monsterThrow: (is) =>
    `The ${is.dice.length === 1 ? 'die for' : 'dice for'} ${cardName(is.card)}: ${list(is.dice.map(String))}.`,
  monsterMoves: (is) =>
    `${capital(cardName(is.card))} moves from ${spaceName(is.from)} to ${spaceName(is.to)}.`,
  monsterLeaves: (is) => `${capital(cardName(is.card))} leaves the board.`,
  catsTurnAway: (is, t) =>
    `The Cats of Ulthar are sitting with ${whom(is.seat, t)}, and ${cardName(is.card)} goes one space further.`,

  // the Asylum
  inmateStays: (is, t) => `${doing(is.seat, t, 'stay')} inside after throw ${is.throws} of 3.`,
  released: (is, t) => `${doing(is.seat, t, 'are', 'is')} let out of Arkham Asylum.`,
  sentToAsylum: (is, t) => `${doing(is.seat, t, 'are', 'is')} sent to Arkham Asylum.`,

  // the Mythos Deck
  looksAtTwo: (is, t) => `${doing(is.seat, t, 'look')} at ${list(is.cards.map(newCardName))}.`,
  looksAtThree: (is, t) =>
    `${doing(is.seat, t, 'look')} at the top of the deck: ${list(is.cards.map(newCardName))}.`,
  reorders: (is, t) => `${doing(is.seat, t, 'put')} the top of the deck back in order.`,
  draws: (is, t) => `${doing(is.seat, t, 'draw')} ${newCardName(is.card)}${instructions(is.card)}`,
  deckEmpty: (is, t) =>
    `${doing(is.seat, t, 'reach', 'reaches')} for the Mythos Deck, and it is empty.`,
  zadok: (is, t) =>
    `Zadok Allen talks ${whom(is.seat, t)} out of ${cardName(is.card)}; it goes to the bottom.`,
  keeps: (is, t) => `${doing(is.seat, t, 'keep')} ${cardName(is.card)}.`,
  refuses: (is, t) => `${doing(is.seat, t, 'refuse')} ${cardName(is.card)}.`,
  flees: (is, t) =>
    `${capital(cardName(is.card))} takes one look at ${whom(is.seat, t)} and is gone.`,
  befriends: (is, t) => `${capital(cardName(is.card))} makes friends with ${whom(is.seat, t)}.`,
  discards: (is, t) => `${doing(is.seat, t, 'discard')} ${cardName(is.card)}.`,
  takesSpell: (is, t) =>
    `${doing(is.seat, t, 'take')} ${cardName(is.card)} from ${is.from === NOBODY ? 'the deck' : whom(is.from, t)}.`,
  finds: (is, t) => `${doing(is.seat, t, 'find')} ${cardName(is.card)} in the deck.`,
  summons: (is, t) => `${doing(is.seat, t, 'summon')} ${cardName(is.card)}.`,

  // powers
  uses: (is, t) =>
    `${doing(is.seat, t, ...useWords[cardAt(is.card).type])} ${cardName(is.card)}${aim(is, t)}${is.cost > 0 ? ` for ${is.cost} Sanity` : ''}.`,
  countered: (is, t) =>
    `${capital(cardName(is.card))}, cast by ${whom(is.seat, t)}, has no effect.`,
  dismisses: (is, t) =>
    `${doing(is.seat, t, 'discard')} ${cardName(is.card)}, and the Spell has no effect.`,
  swapped: (is, t) => `${capital(whom(is.seat, t))} and ${whom(is.other, t)} change places.`,
  mesmerised: (is, t) =>
    `${doing(is.seat, t, 'are', 'is')} mesmerised and ${also(is.seat, t, 'skip')} the next Move step.`,

  // Gates
  gateRoll: (is, t) => `${doing(is.seat, t, 'roll')} at the Gate, ${diceInWords(is.dice)}.`,
  wildGate: (is) =>
    is.die === 1 || is.die === 6
      ? `The wild die shows ${is.die}: the roll is now ${is.total}.`
      : `The wild die shows ${is.die}: the roll stays ${is.total}.`,
  gateShift: (is, t) =>
    `${doing(is.seat, t, 'shift')} the roll to ${is.total} with ${sourceName(is.source)}.`,
  gateRow: (is, t) => `Row ${is.row} for ${whom(is.seat, t)}: ${rowText(is.row)}.`,
  gateSpent: (is, t) => `The Gate has nothing more for ${whom(is.seat, t)} this turn.`,
  enlists: (is, t) => `${capital(cardName(is.card))} joins ${whom(is.seat, t)}.`,
  robs: (is, t) => `${doing(is.seat, t, 'take')} ${spaceName(is.space)} from ${whom(is.from, t)}.`,
  burnsDown: (is, t) =>
    `${doing(is.seat, t, 'burn')} ${personAt(is.from, t).whose} deed to ${spaceName(is.space)}, which goes back to the Keeper.`,

  // property and trade
  buys: (is, t) => `${doing(is.seat, t, 'buy')} ${spaceName(is.space)} for ${is.cost}.`,
  claims: (is, t) => `${doing(is.seat, t, 'take')} ${spaceName(is.space)} for nothing.`,
  locale: (is, t) => `${doing(is.seat, t, 'now have', 'now has')} all of ${wholeLocale(is.space)}.`,
  deed: (is, t) =>
    `${doing(is.seat, t, 'show')} a Forged Deed and ${also(is.seat, t, 'take')} ${spaceName(is.space)} from ${whom(is.from, t)} for ${is.cost}.`,
  offersDeal: (is, t) =>
    is.counter
      ? `${doing(is.deal.from, t, 'make')} ${whom(is.deal.to, t)} a counter-offer: ${dealInWords(is.deal, t)}.`
      : `${doing(is.deal.from, t, 'make')} ${whom(is.deal.to, t)} an offer: ${dealInWords(is.deal, t)}.`,
  deals: (is, t) => `It is a deal: ${dealInWords(is.deal, t)}.`,
  declines: (is, t) => `${doing(is.seat, t, 'decline')} the trade.`,

  // insanity and Cultists
  insane: (is, t) => `${shortOf(is, t)} ${restGoes(is, t)}`.trim(),
  attacks: (is, t) =>
    is.friends > 0
      ? `${doing(is.seat, t, 'attack')} ${whom(is.victim, t)}: ${is.die} on the die and ${is.friends} from friends.`
      : `${doing(is.seat, t, 'attack')} ${whom(is.victim, t)}: ${is.die} on the die.`,
  strikesInmate: (is, t) =>
    `${doing(is.seat, t, 'call')} on ${whom(is.victim, t)} in the Asylum: ${is.die} on the die.`,
  friendsLeave: (is, t) =>
    `${capital(counted(is.count, 'friend'))} of ${personAt(is.seat, t).theirs} ${is.count === 1 ? 'goes' : 'go'} back to the deck.`,

  // the end
  leaves: (is, t) => `${doing(is.seat, t, 'leave')} the game.`,
  roundLimit: (is) => `Round ${is.round} was the last.`,
  wins: ({ winners: [winner] }, t) =>
    winner === undefined ? 'Nobody wins.' : `${doing(winner, t, 'win')}.`,
  cultistsWin: (is, t) =>
    `One of the four Tomes is on Mi-Go, and all are with Cultists: ${list(is.winners.map((seat) => whom(seat, t)))}.`,
}

const wholeLocale = (space: number): string =>
  localeOf(space) === 'lost-cities' ? `the ${localeName(space)}` : localeName(space)

const useWords: Readonly<Record<Card['type'], readonly [you: string, others: string]>> = {
  ally: ['call on', 'calls on'],
  spell: ['cast', 'casts'],
  item: ['use', 'uses'],
  book: ['read', 'reads'],
  monster: ['use', 'uses'],
  'old-one': ['use', 'uses'],
  other: ['use', 'uses'],
}

/** The text of a card that is followed at once; other cards speak for themselves later. */
function instructions(card: number): string {
  const row = cardAt(card)
  return row.type === 'other' ? `: ${effectOf(row)}` : '.'
}

function aim(is: Events['uses'], t: Naming): string {
  switch (is.kind) {
    case 'seat':
      return ` on ${whom(is.target, t)}`
    case 'card':
      return ` on ${cardName(is.target)}`
    case 'space':
      return ` to go to ${spaceName(is.target)}`
    case 'total':
      return ` and names ${is.target}`
    case 'none':
      return ''
  }
}
