import { list, type Seat } from '@eldertable/kernel'
import { RETHROW_COST } from '../pieces/locales.ts'
import { spaceAt } from '../pieces/spaces.ts'
import { cardAt, deckCards, type Card } from '../pieces/cards.ts'
import { isCultist, isInmate, player } from '../rules/players.ts'
import { costOf } from '../rules/powers.ts'
import { rentOf } from '../rules/dues.ts'
import { ownerOf } from '../rules/property.ts'
import { IN_DECK, ON_BOARD } from '../state.ts'
import { cardOfThing, isCardThing, LOST_CITIES_SOURCE, type Verb } from '../verbs.ts'
import { cardName, cardTitle, newCardName, numberedSpace, sourceName, spaceName } from './pieces.ts'
import { deedOf } from './property.ts'
import { openState, withOwner, type Tell } from './telling.ts'

type Label = (argument: number, t: Tell) => string

const useWords: Readonly<Record<Card['type'], string>> = {
  ally: 'Ask',
  spell: 'Cast',
  item: 'Use',
  book: 'Read',
  monster: 'Use',
  'old-one': 'Use',
  other: 'Use',
}

/** Everything that can be chosen: a verb first, and the price if there is one. */
export const options: Readonly<Record<Verb, Label>> = {
  // windows
  pass: (_, t) => (t.asked?.key === 'turn.ready' ? 'Throw the dice' : 'Go on'),
  passUntilTurn: () => 'Pass until your next turn',
  use: (card, t) => `${useWords[cardAt(card).type]} ${ownCard(card, t)} (${price(card, t)})`,
  withdraw: () => 'Think better of it',
  ward: () => "Spend the ward of Mason's Hill",
  suffer: (_, t) => priced('Bear it', 'lose', t),
  pay: (_, t) => priced('Pay', '', t),
  sacrifice: (card, t) => `Discard ${ownCard(card, t)} instead`,
  dismiss: (card, t) => `Discard ${ownCard(card, t)} to ignore the Spell`,
  allow: () => 'Let it happen',
  summon: (card) =>
    `Summon ${cardName(card)}, once a game (it appears here and moves at once; others it meets lose ${cardAt(card).loss})`,
  // the Monster step
  moveMonster: (card, t) => `Move ${monsterOnBoard(card, t)}`,
  leaveMonsters: () => 'Leave the Monsters be',
  // moving
  throwAgain: () => `Throw again for ${RETHROW_COST} Sanity`,
  keepThrow: (_, t) => `Keep ${list(t.table.dice.map(String))}`,
  walk: () => 'Throw and walk widdershins',
  stay: () => 'Stay where you are',
  goTo: (space, t) => `Go to ${numberedSpace(space)}${aside(deedOf(t, space))}${company(space, t)}`,
  // cards
  choose: chosen,
  none: () => 'Take none',
  keep: (card) => `Keep ${cardName(card)}`,
  refuse: (card) => `Refuse ${cardName(card)}`,
  discard: (card, t) => `Discard ${ownCard(card, t)}`,
  // targets
  target: (seat, t) => `Choose ${t.name(seat)}, ${standing(seat, t)}`,
  targetMonster: (card, t) => `Choose ${monsterOnBoard(card, t)}`,
  name: (total) => `Name ${total}`,
  takeLot: lotToTake,
  // Gates
  raise: (source, t) => `Raise the roll by 1 with ${sourceName(source)}${shiftPrice(source, t)}`,
  lower: (source, t) => `Lower the roll by 1 with ${sourceName(source)}${shiftPrice(source, t)}`,
  // buying and trading
  buy: (space) => `Buy ${spaceName(space)} for ${spaceAt(space).cost}`,
  trade: (_, t) => `Offer a trade (${t.table.offers.length} of 3 made)`,
  endBuying: () => 'Finish buying',
  partner: (seat, t) => `Trade with ${t.name(seat)}`,
  give: (thing, t) => `Give ${ownThing(thing, t)}`,
  take: (thing, t) => `Ask for ${ownThing(thing, t)}`,
  giveSanity: (amount) => `Give ${amount} Sanity`,
  takeSanity: (amount) => `Ask for ${amount} Sanity`,
  propose: () => 'Make the offer',
  accept: () => 'Accept the trade',
  decline: () => 'Decline the trade',
  counter: () => 'Make a counter-offer',
  // at any time
  leave: () => 'Leave the game for good',
  // out of a draft again
  takeOut: (thing, t) => `Take ${ownThing(thing, t)} out of the offer`,
  giveNoSanity: () => 'Give no Sanity after all',
  takeNoSanity: () => 'Ask for no Sanity after all',
}

/** A label with the amount that is at stake, if the question names one. */
function priced(label: string, verb: string, t: Tell): string {
  const about = t.asked?.about
  const amount = about !== undefined && 'amount' in about ? about.amount : 0
  if (amount === 0) return label
  return verb === '' ? `${label} ${amount}` : `${label}: ${verb} ${amount} Sanity`
}

const isSeat = (place: number, t: Tell): boolean => place >= 0 && place < t.table.players.length

const aside = (note: string): string => (note === '' ? '' : `, ${note}`)

/** The Monsters on a space, which cost more than its owner asks: ` (the Ghoul is there, loss 6)` */
function company(space: number, t: Tell): string {
  const there = t.table.monsters.filter((card) => t.table.spaceOf[card] === space)
  if (there.length === 0) return ''
  const loss = there.reduce((sum, card) => sum + cardAt(card).loss, 0)
  return ` (${list(there.map(cardName))} ${there.length === 1 ? 'is' : 'are'} there, loss ${loss})`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Somebody's card within a sentence; who has several copies of one can tell them apart. */
function ownCard(card: number, { table }: Tell): string {
  const holder = table.players.find(({ held, friends }) => [...held, ...friends].includes(card))
  const copies = [...(holder?.held ?? []), ...(holder?.friends ?? [])].filter(
    (other) => cardAt(other) === cardAt(card),
  )
  if (copies.length < 2) return cardName(card)
  return `the ${ordinals[copies.indexOf(card)] ?? 'last'} ${cardTitle(card)}`
}

const ownThing = (thing: number, t: Tell): string =>
  isCardThing(thing) ? ownCard(cardOfThing(thing), t) : spaceName(thing)

/** What using a card costs whoever holds it (NEC-ARTIFACT-14). */
function price(card: number, t: Tell): string {
  const s = openState(t)
  const place = t.table.where[card] ?? IN_DECK
  const holder = isSeat(place, t) ? place : (t.reader ?? t.table.active)
  const cost = costOf(s, holder, cardAt(card))
  return cost === 0 ? 'free' : `${cost} Sanity`
}

const shiftPrice = (source: number, t: Tell): string =>
  source === LOST_CITIES_SOURCE ? ' (free)' : ` (${price(source, t)})`

/** A Monster with its space and what it costs to meet. */
function monsterOnBoard(card: number, t: Tell): string {
  const space = t.table.spaceOf[card] ?? -1
  const where = space < 0 ? '' : ` on ${numberedSpace(space)}`
  return `${cardName(card)}${where}, loss ${cardAt(card).loss}`
}

/** A card that is looked at, searched for in the deck, taken from somebody or called from the board. */
function chosen(card: number, t: Tell): string {
  const place = t.table.where[card] ?? IN_DECK
  if (place === ON_BOARD) return `Choose ${monsterOnBoard(card, t)}`
  if (isSeat(place, t)) return `Take ${ownCard(card, t)} from ${t.name(place)}`
  if (t.hand?.looking.includes(card) === true) return `Choose ${cardName(card)}`
  const { loss } = cardAt(card)
  return `Choose ${newCardName(card)} (${copiesInDeck(card, t)} in the deck${loss > 0 ? `, loss ${loss}` : ''})`
}

/** NEC-MYTHOS-8 */
const copiesInDeck = (card: number, t: Tell): number =>
  deckCards.filter((other, i) => other === cardAt(card) && t.table.where[i] === IN_DECK).length

function standing(seat: Seat, t: Tell): string {
  const s = openState(t)
  if (isCultist(s, seat)) return `a Cultist on ${numberedSpace(player(s, seat).space)}`
  const { sanity, space } = player(s, seat)
  return `${sanity} Sanity, ${isInmate(s, seat) ? 'inmate' : `on ${numberedSpace(space)}`}`
}

/** NEC-ROW-13 and NEC-ROW-14, or NEC-CULTIST-33 */
function lotToTake(lot: number, t: Tell): string {
  const s = openState(t)
  const seat = t.reader ?? t.table.active
  const from = t.name(ownerOf(s, lot))
  if (isCultist(s, seat))
    return `Burn ${from}'s deed to ${spaceName(lot)} (${from} pays the Keeper ${spaceAt(lot).rent[0]})`
  const rent = rentOf(withOwner(s, lot, seat), lot, seat)
  return `Take ${spaceName(lot)} from ${from} (${from} pays you ${rent})`
}
