import { capital, counted, list, names } from '@eldertable/kernel'
import { ASYLUM } from '../content/board.ts'
import { cardAt, cardNumber, type Card } from '../content/cards.ts'
import type { Events } from '../events.ts'
import { NOBODY, type LossCause } from '../state.ts'
import { dealInWords } from './deals.ts'
import { rowText } from './gate-rows.ts'
import { cardTexts } from './names.ts'
import { diceInWords } from './phrases.ts'
import { cardName, localeName, localeOf, newCardName, sourceName, spaceName } from './pieces.ts'
import { nameOrKeeper, type Naming } from './telling.ts'

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

/** What happened, a line each. */
export const events: {
  readonly [K in keyof Events]: (is: Events[K], t: Naming) => string
} = {
  // set-up
  keeperThrow: (is, t) => `${t.name(is.seat)} throws for Keeper, ${diceInWords(is.dice)}.`,
  keeper: (is, t) => `${t.name(is.seat)} is named Keeper. It is an honour, not a power.`,
  firstThrow: (is, t) => `${t.name(is.seat)} throws for the first turn, ${diceInWords(is.dice)}.`,
  first: (is, t) => `${t.name(is.seat)} goes first.`,

  // the turn
  turn: (is, t) => `Round ${is.round}: it is ${t.name(is.seat)}'s turn.`,
  skipsMove: (is, t) => `${t.name(is.seat)} skips this Move step.`,
  throws: (is, t) => `${t.name(is.seat)} throws ${diceInWords(is.dice)}.`,
  throwsAgain: (is, t) =>
    `${t.name(is.seat)} spends 2 Sanity and throws again, ${diceInWords(is.dice)}.`,
  thirdDouble: (is, t) => `${t.name(is.seat)} throws a third double, and somebody makes a call.`,
  walks: (is, t) =>
    `${t.name(is.seat)} walks ${counted(is.steps, 'space')} from ${spaceName(is.from)}.`,
  stays: (is, t) => `${t.name(is.seat)} stays put.`,
  stopped: (is, t) => `${t.name(is.seat)} is stopped on ${spaceName(is.space)}.`,
  lands: (is, t) =>
    is.space === ASYLUM
      ? `${t.name(is.seat)} comes to Arkham Asylum, just visiting.`
      : `${t.name(is.seat)} lands on ${spaceName(is.space)}.`,
  placed: (is, t) =>
    `${t.name(is.seat)} is now ${is.space === ASYLUM ? 'at' : 'on'} ${spaceName(is.space)}.`,

  // Sanity
  gains: (is, t) => `${t.name(is.seat)} gains ${is.amount} Sanity.`,
  reefGift: (is, t) => `The tide at Devil Reef has left something for ${t.name(is.seat)}.`,
  loses: (is, t) =>
    `${t.name(is.seat)} loses ${is.amount} to ${causeNames[is.cause]} and has ${is.left} left.`,
  pays: (is, t) =>
    `${t.name(is.seat)} pays ${nameOrKeeper(t, is.to)} ${is.amount} for ${spaceName(is.space)}.`,
  forgiven: (is, t) => `Nobody can recall that ${t.name(is.seat)} owed ${is.amount}.`,
  wardSpent: (is, t) =>
    `${t.name(is.seat)} spends the ward of Mason's Hill and keeps ${is.amount} Sanity.`,
  wardReady: (is, t) => `The ward of Mason's Hill is ready for ${t.name(is.seat)}.`,

  // Monsters
  meets: (is, t) =>
    is.loss > 0
      ? `${t.name(is.seat)} meets ${cardName(is.card)}, with ${is.loss} Sanity at stake.`
      : `${t.name(is.seat)} meets ${cardName(is.card)}, with no Sanity at stake.`,
  suffers: (is, t) =>
    `${t.name(is.seat)} loses ${is.amount} to ${cardName(is.card)} and has ${is.left} left.`,
  sacrifices: (is, t) => `${t.name(is.seat)} lets ${cardName(is.card)} go first and loses nothing.`,
  westSaves: (is) =>
    is.saved
      ? `Herbert West rolls ${is.die}: ${cardName(is.card)} gets up again.`
      : `Herbert West rolls ${is.die}: ${cardName(is.card)} does not get up.`,
  banishes: (is, t) => `${t.name(is.seat)} banishes ${cardName(is.card)}.`,
  voided: (is, t) => `${capital(cardName(is.card))} has no effect on ${t.name(is.seat)}.`,
  ghastlySight: (is, t) =>
    `${t.name(is.seat)} has seen ${cardName(is.card)} and skips the next Move step.`,
  draggedOff: (is, t) => `${capital(cardName(is.card))} carries ${t.name(is.seat)} off.`,
  enters: (is) => `${capital(cardName(is.card))} enters the board on ${spaceName(is.space)}.`,
  monsterThrow: (is) =>
    `The ${is.dice.length === 1 ? 'die for' : 'dice for'} ${cardName(is.card)}: ${list(is.dice.map(String))}.`,
  monsterMoves: (is) =>
    `${capital(cardName(is.card))} moves from ${spaceName(is.from)} to ${spaceName(is.to)}.`,
  monsterLeaves: (is) => `${capital(cardName(is.card))} leaves the board.`,
  catsTurnAway: (is, t) =>
    `The Cats of Ulthar are sitting with ${t.name(is.seat)}, and ${cardName(is.card)} goes one space further.`,

  // the Asylum
  inmateStays: (is, t) => `${t.name(is.seat)} stays inside after throw ${is.throws} of 3.`,
  released: (is, t) => `${t.name(is.seat)} is let out of Arkham Asylum.`,
  sentToAsylum: (is, t) => `${t.name(is.seat)} is sent to Arkham Asylum.`,

  // the Mythos Deck
  looksAtTwo: (is, t) => `${t.name(is.seat)} looks at ${list(is.cards.map(newCardName))}.`,
  looksAtThree: (is, t) =>
    `${t.name(is.seat)} looks at the top of the deck: ${list(is.cards.map(newCardName))}.`,
  reorders: (is, t) => `${t.name(is.seat)} puts the top of the deck back in order.`,
  draws: (is, t) => `${t.name(is.seat)} draws ${newCardName(is.card)}${instructions(is.card)}`,
  deckEmpty: (is, t) => `${t.name(is.seat)} reaches for the Mythos Deck, and it is empty.`,
  zadok: (is, t) =>
    `Zadok Allen talks ${t.name(is.seat)} out of ${cardName(is.card)}; it goes to the bottom.`,
  keeps: (is, t) => `${t.name(is.seat)} keeps ${cardName(is.card)}.`,
  refuses: (is, t) => `${t.name(is.seat)} refuses ${cardName(is.card)}.`,
  flees: (is, t) =>
    `${capital(cardName(is.card))} takes one look at ${t.name(is.seat)} and is gone.`,
  befriends: (is, t) => `${capital(cardName(is.card))} makes friends with ${t.name(is.seat)}.`,
  discards: (is, t) => `${t.name(is.seat)} discards ${cardName(is.card)}.`,
  takesSpell: (is, t) =>
    `${t.name(is.seat)} takes ${cardName(is.card)} from ${is.from === NOBODY ? 'the deck' : t.name(is.from)}.`,
  finds: (is, t) => `${t.name(is.seat)} finds ${cardName(is.card)} in the deck.`,
  summons: (is, t) => `${t.name(is.seat)} summons ${cardName(is.card)}.`,

  // powers
  uses: (is, t) =>
    `${t.name(is.seat)} ${useWords[cardAt(is.card).type]} ${cardName(is.card)}${aim(is, t)}${is.cost > 0 ? ` for ${is.cost} Sanity` : ''}.`,
  countered: (is, t) => `${capital(cardName(is.card))}, cast by ${t.name(is.seat)}, has no effect.`,
  dismisses: (is, t) =>
    `${t.name(is.seat)} discards ${cardName(is.card)}, and the Spell has no effect.`,
  swapped: (is, t) => `${t.name(is.seat)} and ${t.name(is.other)} change places.`,
  mesmerised: (is, t) => `${t.name(is.seat)} is mesmerised and skips the next Move step.`,

  // Gates
  gateRoll: (is, t) => `${t.name(is.seat)} rolls at the Gate, ${diceInWords(is.dice)}.`,
  wildGate: (is) =>
    is.die === 1 || is.die === 6
      ? `The wild die shows ${is.die}: the roll is now ${is.total}.`
      : `The wild die shows ${is.die}: the roll stays ${is.total}.`,
  gateShift: (is, t) =>
    `${t.name(is.seat)} shifts the roll to ${is.total} with ${sourceName(is.source)}.`,
  gateRow: (is, t) => `Row ${is.row} for ${t.name(is.seat)}: ${rowText(is.row)}.`,
  gateSpent: (is, t) => `The Gate has nothing more for ${t.name(is.seat)} this turn.`,
  enlists: (is, t) => `${capital(cardName(is.card))} joins ${t.name(is.seat)}.`,
  robs: (is, t) => `${t.name(is.seat)} takes ${spaceName(is.space)} from ${t.name(is.from)}.`,
  burnsDown: (is, t) =>
    `${t.name(is.seat)} burns ${t.name(is.from)}'s deed to ${spaceName(is.space)}, which goes back to the Keeper.`,

  // property and trade
  buys: (is, t) => `${t.name(is.seat)} buys ${spaceName(is.space)} for ${is.cost}.`,
  claims: (is, t) => `${t.name(is.seat)} takes ${spaceName(is.space)} for nothing.`,
  locale: (is, t) => `${t.name(is.seat)} now has all of ${wholeLocale(is.space)}.`,
  deed: (is, t) =>
    `${t.name(is.seat)} shows a Forged Deed and takes ${spaceName(is.space)} from ${t.name(is.from)} for ${is.cost}.`,
  offersDeal: (is, t) =>
    is.counter
      ? `${t.name(is.deal.from)} makes ${t.name(is.deal.to)} a counter-offer: ${dealInWords(is.deal, t)}.`
      : `${t.name(is.deal.from)} makes ${t.name(is.deal.to)} an offer: ${dealInWords(is.deal, t)}.`,
  deals: (is, t) => `It is a deal: ${dealInWords(is.deal, t)}.`,
  declines: (is, t) => `${t.name(is.seat)} declines.`,

  // insanity and Cultists
  insane: (is, t) =>
    is.rest > 0
      ? `${t.name(is.seat)} cannot meet it and goes insane. The rest, ${is.rest} Sanity, goes to ${nameOrKeeper(t, is.to)}.`
      : `${t.name(is.seat)} cannot meet it and goes insane.`,
  attacks: (is, t) =>
    is.friends > 0
      ? `${t.name(is.seat)} attacks ${t.name(is.victim)}: ${is.die} on the die and ${is.friends} from friends.`
      : `${t.name(is.seat)} attacks ${t.name(is.victim)}: ${is.die} on the die.`,
  strikesInmate: (is, t) =>
    `${t.name(is.seat)} calls on ${t.name(is.victim)} in the Asylum: ${is.die} on the die.`,
  friendsLeave: (is, t) =>
    `${capital(counted(is.count, 'friend'))} of ${t.name(is.seat)} ${is.count === 1 ? 'goes' : 'go'} back to the deck.`,

  // the end
  leaves: (is, t) => `${t.name(is.seat)} leaves the game.`,
  roundLimit: (is) => `Round ${is.round} was the last.`,
  wins: (is, t) => (is.winners.length === 0 ? 'Nobody wins.' : `${names(is.winners, t)} wins.`),
  cultistsWin: (is, t) =>
    `One of the four Tomes is on Mi-Go, and all are with Cultists: ${names(is.winners, t)}.`,
}

const wholeLocale = (space: number): string =>
  localeOf(space) === 'lost-cities' ? `the ${localeName(space)}` : localeName(space)

const useWords: Readonly<Record<Card['type'], string>> = {
  ally: 'calls on',
  spell: 'casts',
  item: 'uses',
  book: 'reads',
  monster: 'uses',
  'old-one': 'uses',
  other: 'uses',
}

/** The text of a card that is followed at once; other cards speak for themselves later. */
function instructions(card: number): string {
  const { key, type } = cardAt(card)
  return type === 'other' ? `: ${cardTexts[key][0]}` : '.'
}

function aim(is: Events['uses'], t: Naming): string {
  switch (is.kind) {
    case 'seat':
      return ` on ${t.name(is.target)}`
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
