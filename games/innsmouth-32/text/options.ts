import { at, capital, counted, list } from '@eldertable/kernel'
import { cardAt, cardThat, HOUND, itemOf, NO_CARD, toldOf } from '../pieces/cards.ts'
import { BRAINS, MUSCLE, SPEED, statName } from '../pieces/stats.ts'
import { FACTIONS, factionNames } from '../pieces/factions.ts'
import { mostOwn } from '../rules/commit.ts'
import { cutCards } from '../rules/cut.ts'
import { findSurvivor } from '../rules/survivors.ts'
import { totalOf } from '../rules/throngs.ts'
import { amountOf, fromFirst, fromSecond, giverOf, cardIn, statIn, type Verb } from '../verbs.ts'
import { canOthersPay, paymentFor, priceInWords, strikeWith, throwWith } from './amounts.ts'
import {
  aimNote,
  banishNote,
  cardNote,
  chosenNote,
  bestNote,
  fallNote,
  flailNote,
  giftNote,
  membersNote,
  missingNote,
  noteOf,
  preyNote,
  restNote,
  searchNote,
  shelterNote,
  testNote,
  throngNote,
} from './option-notes.ts'
import { billed, cardName } from './names.ts'
import {
  cornerName,
  openState,
  poolName,
  slotName,
  throngName,
  whereIs,
  type Tell,
} from './telling.ts'

type Label = (argument: number, t: Tell) => string

/** Who acts if the pool does: all of it, the only one in it, or nobody, whose turn went on first dibs (I32-TURN-7). */
function poolActs(t: Tell): string {
  const { survivors } =
    t.asked?.key === 'poolTurn.choose' ? at(t.table.pools, t.asked.about.pool) : { survivors: [] }
  if (survivors.length > 0 && survivors.every(({ hasDibs }) => hasDibs)) return 'Let the turn go by'
  const [one, other] = survivors
  return one === undefined || other !== undefined
    ? 'The whole pool acts'
    : `${capital(cardName(one.card))} acts`
}

/** From where mythos tokens come: the cards by their names, and one's own. */
function paymentInWords(payment: number, t: Tell): string {
  const about = t.asked?.key === 'banish.pay' ? t.asked.about : undefined
  const cards = about === undefined ? [] : (findSurvivor(openState(t), about.who)?.cards ?? [])
  const amounts = [fromFirst(payment), fromSecond(payment)]
  const parts = amounts.flatMap((amount, place) => {
    const card = cards[place]
    return amount > 0 ? [`${amount} of ${card === undefined ? 'a card' : cardName(card)}`] : []
  })
  const price = about === undefined ? 0 : cardAt(about.target).value
  const own = price - amounts.reduce((sum, amount) => sum + amount, 0)
  return `Pay ${list([...parts, ...(own > 0 || parts.length === 0 ? [`${own} of its own`] : [])])}`
}

/** What comes of giving nothing more. */
function enoughInWords(t: Tell): string {
  if (t.asked?.key !== 'commit.own' && t.asked?.key !== 'commit.others') return 'No more'
  const { for: purpose, figure, needs } = t.asked.about
  const isOwn = t.asked.key === 'commit.own'
  if (purpose === 'throw') return throwWith(0, figure, isOwn)
  if (purpose === 'damage') return strikeWith(0, needs - figure, isOwn)
  if (!isOwn) return 'Give nothing'
  return canOthersPay(t.table, t.asked.seat) ? 'Leave it to the others' : 'Pay no more, and flail'
}

/** What it costs to undo a blow, and who has that. */
function negateInWords(t: Tell): string {
  if (t.asked?.key !== 'harm.answer') return 'Pay it all'
  const { who, damage } = t.asked.about
  return priceInWords(damage, mostOwn(openState(t), who), paymentFor(who, damage, t.table))
}

/** A card that somebody holds; with a number if they hold another of its name. */
function which(card: number, t: Tell): string {
  const holder = t.table.pools
    .flatMap(({ survivors }) => survivors)
    .find(({ cards }) => cards.includes(card))
  const alike = holder?.cards.filter((one) => cardName(one) === cardName(card)) ?? []
  if (alike.length < 2) return cardName(card)
  return `${cardName(card)}, ${at(ordinals, alike.indexOf(card))} of ${alike.length}`
}

/** Whoever holds a card. */
function holderName(card: number, t: Tell): string {
  const holder = t.table.pools
    .flatMap(({ survivors }) => survivors)
    .find(({ cards }) => cards.includes(card))
  return holder === undefined ? 'somebody' : cardName(holder.card)
}

const ordinals = ['the first', 'the second', 'the third', 'the fourth'] as const

const bareStat = (t: Tell): number =>
  t.asked?.key === 'attack.weapon' && t.asked.about.who === HOUND ? SPEED : MUSCLE

const orders = ['Ask me about my spoints', 'Spend mine freely', 'Never spend mine'] as const

const withValue = (card: number): string => {
  const { value } = cardAt(card)
  return value > 0 ? `${cardName(card)} (${value})` : cardName(card)
}

/** Everything that can be chosen. */
export const options: Readonly<Record<Verb, Label>> = {
  replace: (who) => `Replace ${cardName(who)}`,
  takeFaction: (faction) => factionNames[at(FACTIONS, faction)],
  startWith: (who) => `Start with ${cardName(who)}`,
  poolActions: (_, t) => `${poolActs(t)}${missingNote(t)}`,
  spotlight: (who) => `Spotlight on ${cardName(who)}: take a card, then act`,
  drawSurvivor: () => 'Draw a survivor, who acts (brings 3 rest spoints)',
  takeClerk: () => 'Take the Night Clerk, who acts',
  takeHound: () => 'Take the Hound, which acts',
  rest: (_, t) => `Rest${restNote(t)}`,
  attack: (card, t) => `Attack ${withValue(card)} ${whereIs(card, t)}${fallNote(card, t)}`,
  burst: (throng, t) => `Fire a burst at ${throngName(throng, t)}`,
  take: (card) => `Take ${cardName(card)}${cardNote(card)}`,
  askFor: (card, t) => `Ask ${holderName(card, t)} for ${cardName(card)} (this is the action)`,
  enter: (corner, t) => `Go into ${cornerName(corner, t)}${shelterNote(corner, t)}`,
  study: (_, t) => `Consult the mythos deck${testNote(BRAINS, t)}`,
  search: (_, t) => `Search the discards${searchNote(t)}`,
  use: (card) => `Use ${cardName(card)}`,
  heal: () => 'Heal (one stat of somebody here is sound again, once a reel)',
  attempt: () => 'Try to get away',
  drain: (stat) => `Work on the Night Clerk with ${statName(stat)}`,
  leave: () => 'Leave the sanctuary',
  investigate: () => 'Investigate',
  pickUp: (card) => `Take ${cardName(card)} from the store`,
  drop: (card) => `Leave ${cardName(card)} in the store`,
  finish: () => 'Done',
  agree: () => 'Hand it over',
  refuse: () => 'Refuse',
  bareHands: (_, t) => `Without an item${aimNote(NO_CARD, bareStat(t), t)}`,
  wield: (weapon, t) =>
    `${billed(cardIn(weapon))} with ${statName(statIn(weapon))}${aimNote(cardIn(weapon), statIn(weapon), t)}`,
  banish: (_, t) => `With mythos${banishNote(t)}`,
  pay: paymentInWords,
  giveRest: (amount, t) => `Spend ${counted(amount, 'rest spoint')}${giftNote(amount, t)}`,
  givePower: (gift, t) =>
    `Spend ${counted(amountOf(gift), 'power spoint')} of ${poolName(giverOf(gift), t)}${giftNote(amountOf(gift), t)}`,
  giveOthersRest: (share, t) =>
    `Spend ${counted(amountOf(share), 'rest spoint')} of ${cardName(giverOf(share))}${giftNote(amountOf(share), t)}`,
  callTheShots: () =>
    `${capital(cardName(cardThat('shoot')))} calls the shots: ${toldOf('shoot').by} more`,
  enough: (_, t) => enoughInWords(t),
  rethrow: () => 'Throw again for a horror star',
  keep: (_, t) => (t.asked?.key === 'harm.wear' ? 'Keep the oilskins' : 'Leave it'),
  cram: () => 'Cram Session: throw again',
  forceRethrow: (who) => `Make it throw again: ${cardName(who)}'s star`,
  rescue: () => 'The Hound leaps between',
  wear: (card) => `Lose ${cardName(card)}: ${itemOf(card).shield} less`,
  negate: (_, t) => negateInWords(t),
  flail: (_, t) => `Flail${flailNote(t)}`,
  keepCard: (card) => `Keep ${cardName(card)}`,
  discardCard: (card, t) => `Discard ${which(card, t)}`,
  storeCard: (card) => `Store ${cardName(card)}`,
  claim: (card) => `First dibs on ${cardName(card)} (costs the next turn)`,
  cure: (cure) => `Free ${statName(statIn(cure))} of ${cardName(cardIn(cure))}`,
  aimAt: (throng, t) => `${capital(throngName(throng, t))}${membersNote(throng, t)}`,
  resolve: () => 'Play it',
  discard: () => 'Discard it',
  choose: (who, t) => `${capital(cardName(who))}${chosenNote(who, t)}`,
  takeMonster: (card, t) => `Take ${withValue(card)} ${whereIs(card, t)}${bestNote(card, t)}`,
  allOut: () => 'All-out attack (every throng strikes once)',
  cover: (slot) => `Cover the ${slotName(slot)} card and attack`,
  moveTerror: (card) => `Move ${cardName(card)} and attack`,
  cut: (_, t) => `Director's Cut (${counted(cutCards(t.table), 'discard')}: monsters are yours)`,
  pass: () => 'Pass',
  strikeWith: (throng, t) =>
    `Attack with ${throngName(throng, t)}${noteOf(totalOf(openState(t), throng))}`,
  strike: (who, t) => `Attack ${cardName(who)}${preyNote(who, t)}`,
  strikeLock: (corner, t) => `Attack a lock of ${cornerName(corner, t)}`,
  placeIn: (throng, t) => `Into ${throngName(throng, t)}${throngNote(throng, t)}`,
  giveTo: (pool, t) => `Give it to ${poolName(pool, t)}`,
  fadeOut: (card) => `Fade out ${cardName(card)}`,
  clip: () => 'Clip the reel',
  madden: (stat) => statName(stat),
  lose: () => 'A survivor is lost',
  grant: () => 'Grant the star',
  insist: () => 'Have it rolled',
  vote: (who) => capital(cardName(who)),
  secondAction: (who) => `Second action for ${cardName(who)}`,
  decline: () => 'Not now',
  standing: (order) => at(orders, order),
}
