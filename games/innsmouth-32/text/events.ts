import {
  at,
  capital,
  counted,
  list,
  person,
  personAt,
  sentenceOf,
  type Person,
  type Words,
} from '@eldertable/kernel'
import { cardAt, CLERK, isHoldable, isMonster, itemOf, SHIELD, toldOf } from '../pieces/cards.ts'
import { INSANE, STATS, statName } from '../pieces/stats.ts'
import { FACTIONS, factionNames } from '../pieces/factions.ts'
import type { Events, StarUse } from '../events.ts'
import type { GiftFor, I32 } from '../frames.ts'
import { sideOf } from '../rules/cause.ts'
import { DIRECTOR } from '../state.ts'
import { eventInWords } from './card-words.ts'
import { chanceInWords } from './chances.ts'
import { reelName } from '../pieces/reels.ts'
import { cardDoes, cardName } from './names.ts'
import {
  attackerName,
  cornerName,
  poolPerson,
  sidePerson,
  slotName,
  throngName,
  turnOf,
  type Tell,
} from './telling.ts'
import { attackInWords, savingInWords, sumInWords, throwInWords } from './throws.ts'

const { by: SHOTS } = toldOf('shoot')

const who = (card: number): string => capital(cardName(card))
const cardsOf = (cards: readonly number[]): string =>
  cards.length === 0 ? 'nothing' : list(cards.map(cardName))
const target = (card: number, throng: number, t: Tell): string =>
  throng >= 0 ? throngName(throng, t) : cardName(card)

/** What somebody has ordered about power spoints. */
function orderInWords(by: Person, order: 'ask' | 'freely' | 'never'): string {
  const own = by.does('your', 'their')
  switch (order) {
    case 'ask':
      return `${sentenceOf(by, 'want')} to be asked about ${own} power spoints.`
    case 'freely':
      return `${sentenceOf(by, 'let')} others spend ${own} power spoints.`
    case 'never':
      return `${sentenceOf(by, 'keep')} ${own} power spoints.`
  }
}

/** What spoints are spent on. */
const forWhat: Readonly<Record<GiftFor, string>> = {
  throw: ' for the throw',
  damage: ' for a harder blow',
  negation: ' against the damage',
}

/** What the die of madness names (I32-INSANE-2). */
function madnessOf(die: number): string {
  if (die <= STATS.length) return `${die}, ${statName(die - 1)}`
  return die === 5 ? '5, a stat of the player’s choice' : '6, a stat of the director’s choice'
}

/** Why the director that plays itself does what it does, without its figures; the next line says what that is. */
function reasonOf({ side, all, taken, isTake }: Events['reckons'], t: Tell): string {
  const whose = capital(sidePerson(side, t).whose)
  if (isTake)
    return all === 0
      ? `${whose} throngs are empty, so a monster is wanted.`
      : 'One more monster now is worth more than striking with every throng.'
  if (all === 0) return `${whose} throngs are empty, and the screen shows no monster.`
  return taken === 0
    ? 'The screen shows no monster to take.'
    : 'Striking with every throng is worth more than one more monster.'
}

/** Why it strikes at this survivor. */
function preyOf({ who: card, why }: Events['picksVictim']): string {
  const name = cardName(card)
  switch (why) {
    case 'only':
      return `Nobody but ${name} is in reach.`
    case 'penniless':
      return `The prey is ${name}, who has nothing to pay with.`
    case 'poor':
      return `The prey is ${name}, who has the fewest spoints to pay with.`
    case 'slow':
      return `The prey is ${name}, who is the least likely to get clear.`
    case 'laden':
      return `The prey is ${name}, who holds the most.`
    case 'all-in-all':
      return `The prey is ${name}, the easiest prey, all in all.`
  }
}

/** A monster that goes into a throng, and what that makes of it. */
function placed({ side, card, throng, gain, value, isTaken }: Events['places'], t: Tell): string {
  const now = gain > 0 ? `, which now hits on ${chanceInWords(value)}` : ''
  const into = `${throngName(throng, t)}${now}.`
  return isTaken
    ? `${sentenceOf(sidePerson(side, t), 'take')} ${cardName(card)} into ${into}`
    : `${who(card)} ${cardDoes(card, 'joins', 'join')} ${into}`
}

/** What spoints go to. Those against damage come back if they are not enough (I32-SPOINT-13). */
const given = (by: Person, count: string, purpose: GiftFor, card: number): string =>
  purpose === 'negation'
    ? `${sentenceOf(by, 'offer')} ${count} to save ${cardName(card)}.`
    : `${sentenceOf(by, 'give')} ${count} for ${purpose === 'damage' ? 'a harder blow of ' : ''}${cardName(card)}.`

/** What a blow does, and whether that is enough. */
function blow({ who: card, die, damage, needs }: Events['deals']): string {
  const short = damage < needs ? `, too little: it takes ${needs}` : ''
  return `${who(card)} rolls ${sumInWords(die, damage)} damage${short}.`
}

/** What a horror star is used for. */
const starUses: Readonly<Record<StarUse, string>> = {
  action: 'for a second action',
  throw: 'to throw again',
  attack: 'to have the attack thrown again',
}

/** What is drawn from the discards for monsters. */
function gathered({ side, cards }: Events['gathers'], t: Tell): string {
  const drawn = `${sentenceOf(sidePerson(side, t), 'draw')} ${cardsOf(cards)} from the discards`
  return cards.some(isMonster) ? `${drawn}.` : `${drawn}: no monster.`
}

/** What happened, a line each. */
export const events: Words<I32>['events'] = {
  replaced: (is) => `The Hound takes the place of ${cardName(is.who)}.`,
  partner: (is) => `The Hound follows ${cardName(is.who)}.`,
  learnsCultist: (is) => `${who(is.who)} is secretly one of yours.`,
  drafts: ({ pool, faction }, t) =>
    `${sentenceOf(poolPerson(pool, t), 'take')} the ${factionNames[at(FACTIONS, faction)]}.`,
  joins: (is, t) => `${who(is.who)} joins ${poolPerson(is.pool, t).who}.`,
  reel: ({ reel }) => `${capital(reelName(reel))} begins.`,
  reelEnds: ({ reel }) => `${capital(reelName(reel))} is over.`,
  turn: (is, t) => `It is ${turnOf(is.side, t)}.`,
  finale: () => "The screen is bare: the director's next turn is the last.",
  turningPoint: () => 'Turning Point: no more cards come to the screen in this reel.',
  lastOne: (is) => `${who(is.who)} is the Last One Standing.`,
  starDie: (is, t) =>
    is.die === 0
      ? `${sentenceOf(sidePerson(DIRECTOR, t), 'grant')} ${cardName(is.who)} a horror star.`
      : `${who(is.who)} rolls ${is.die} for a star and ${is.isEarned ? 'earns it' : 'does not earn it'}.`,
  reveals: ({ card }) =>
    `${who(card)} ${cardDoes(card, 'appears', 'appear')} on the screen${cardAt(card).kind === 'survivor' ? ', a familiar face: a monster now' : ''}.`,
  feature: (is, t) =>
    sideOf(is.cause) >= 0
      ? `A creature feature: ${sidePerson(sideOf(is.cause), t).who} ${sidePerson(sideOf(is.cause), t).does('take', 'takes')} one of the three monsters.`
      : `A creature feature: three monsters turn on ${cardName(is.cause)}.`,
  claims: (is) =>
    `${who(is.who)} calls first dibs: ${cardName(is.card)} is taken at once, and the next turn is missed for it.`,
  missesTurn: (is) => `${who(is.who)} sits this turn out, having called first dibs.`,
  fadeOut: ({ card }, t) =>
    `${sentenceOf(sidePerson(DIRECTOR, t), 'mark')} ${cardName(card)}: ${cardDoes(card, 'it fades', 'they fade')} out after three more survivors have acted.`,
  fades: ({ card }) =>
    `Nobody took ${cardName(card)}, which now ${cardDoes(card, 'fades', 'fade')} out.`,
  projector: ({ card }) => `The projector runs on: ${cardName(card)} is gone.`,
  clips: ({ cards }, t) =>
    `${sentenceOf(sidePerson(DIRECTOR, t), 'clip')} the reel: ${cardsOf(cards)} ${cards.length === 1 ? cardDoes(at(cards, 0), 'goes', 'go') : 'go'} to the discards.`,
  covers: (is, t) =>
    `${sentenceOf(sidePerson(is.side, t), 'cover')} the ${slotName(is.slot)} card.`,
  discards: ({ card }) => `${who(card)} ${cardDoes(card, 'goes', 'go')} to the discards.`,
  removes: ({ card }) =>
    `${who(card)} ${cardDoes(card, 'leaves', 'leave')} the film for good, and cannot come back from the discards.`,
  unseen: ({ count }) =>
    `${counted(count, 'card')} of the reel ${count === 1 ? 'goes' : 'go'} to the discards unseen.`,
  horror: ({ card }) => `${who(card)}: ${eventInWords(card)}`,
  plays: ({ card }) => `${who(card)} is played. ${eventInWords(card)}`.trim(),
  declines: ({ card }) => `${who(card)} is left unplayed, and discarded.`,
  opens: ({ card }) => `${who(card)} opens its doors.`,
  victim: (is) => `The lot falls on ${cardName(is.who)}.`,
  seized: (is) => `${who(is.who)} is held: ${cardName(is.card)}.`,
  getsAway: (is) => `${who(is.who)} gets away.`,
  losesPower: ({ pool, amount }, t) =>
    `${sentenceOf(poolPerson(pool, t), 'lose')} ${counted(amount, 'power spoint')}.`,
  slips: (is) =>
    `${who(is.card)} ${cardDoes(is.card, 'slips', 'slip')} from the hands of ${cardName(is.who)}.`,
  burns: ({ throng, die, heat }, t) =>
    `Fire in ${throngName(throng, t)}: a ${die}, so monsters of ${heat} or less burn.`,
  rests: (is) => `${who(is.who)} rests.`,
  gainsRest: (is) => `${who(is.who)} gains ${counted(is.amount, 'rest spoint')}.`,
  gainsMythos: (is) => `${who(is.who)} gains ${counted(is.amount, 'mythos token')}.`,
  takes: (is) => `${who(is.who)} takes ${cardName(is.card)}.`,
  refuses: (is) => `${who(is.who)} does not hand over ${cardName(is.card)}.`,
  handsOver: (is) => `${who(is.who)} gives ${cardName(is.card)} to ${cardName(is.to)}.`,
  enters: (is, t) => `${who(is.who)} goes into ${cornerName(is.corner, t)}.`,
  leaves: (is) => `${who(is.who)} leaves the sanctuary.`,
  investigates: (is) =>
    `${who(is.who)} investigates with a ${is.die} and finds ${counted(is.amount, 'mythos token')}.`,
  searches: ({ who: by, cards }) =>
    cards.length === 0 || cards.some(isHoldable)
      ? `${who(by)} searches and finds ${cardsOf(cards)}.`
      : `${who(by)} searches and finds only ${cardsOf(cards)}, which nobody can keep.`,
  keeps: (is) => `${who(is.who)} keeps ${cardName(is.card)}.`,
  picksUp: (is) => `${who(is.who)} takes ${cardName(is.card)} from the store.`,
  drops: (is) => `${who(is.who)} leaves ${cardName(is.card)} in the store.`,
  uses: (is) => `${who(is.who)} uses ${cardName(is.card)}.`,
  heals: (is) => `${who(is.who)} heals, which can be done once in a reel.`,
  cured: (is) => `${statName(is.stat)} of ${cardName(is.who)} is sound again.`,
  usesStar: (is) => `${who(is.who)} uses a horror star ${starUses[is.for]}.`,
  crams: (is) => `${who(is.who)} has read about this: Cram Session.`,
  gives: (is) =>
    `${who(is.who)} ${is.for === 'negation' ? 'offers' : 'spends'} ${counted(is.amount, 'rest spoint')}${forWhat[is.for]}.`,
  givesPower: (is, t) =>
    given(poolPerson(is.pool, t), counted(is.amount, 'power spoint'), is.for, is.who),
  shares: (is) =>
    given(person(cardName(is.by), false), counted(is.amount, 'rest spoint'), is.for, is.who),
  callsShots: (is) =>
    `${who(is.by)} calls the shots for ${cardName(is.who)}: ${SHOTS} more for the throw, once in a reel.`,
  orders: (is, t) => orderInWords(personAt(is.seat, t), is.order),
  negates: (is) => `The damage is paid: ${cardName(is.who)} is unharmed.`,
  throws: throwInWords,
  strikesAt: (is, t) =>
    `${who(is.who)} attacks ${target(is.target, is.throng, t)}${is.item >= 0 ? ` with ${cardName(is.item)}` : ''}.`,
  deals: blow,
  misfires: (is) => `A double six: ${cardName(is.who)} fumbles.`,
  monsterFalls: ({ card, isGone }) =>
    `${who(card)} falls${isGone ? ' for good: it cannot come back from the discards' : ''}.`,
  paysMythos: (is) =>
    `${who(is.who)} pays ${counted(is.amount, 'mythos token')} against ${cardName(is.target)}.`,
  saves: savingInWords,
  insanityDie: (is) => `The die of madness for ${cardName(is.who)} shows ${madnessOf(is.die)}.`,
  maddened: (is) =>
    `${statName(is.stat)} of ${cardName(is.who)} goes insane, and counts ${INSANE} until it is cured.`,
  shrugs: (is) =>
    `${who(is.who)} shrugs the madness off${is.who === CLERK ? '' : ', which can be done once in a reel'}.`,
  places: placed,
  placesTerror: (is, t) => `${who(is.card)} rises in ${throngName(is.throng, t)}.`,
  givesTerror: (is, t) => `${who(is.card)} goes to ${poolPerson(is.pool, t).who}.`,
  cuts: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'make')} a Director's Cut.`,
  gathers: gathered,
  allOut: (is, t) =>
    `All-out attack: ${sidePerson(is.side, t).who} ${sidePerson(is.side, t).does('strike')} with every throng.`,
  passes: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'do', 'does')} nothing.`,
  reckons: reasonOf,
  picksVictim: preyOf,
  attacks: (is, t) =>
    attackInWords(
      attackerName(is.throng, is.card, t),
      is.corner >= 0 ? `a lock of ${cornerName(is.corner, t)}` : cardName(is.who),
      is,
    ),
  fumbles: (is, t) => `A double six: ${attackerName(is.throng, is.card, t)} fumbles.`,
  rescues: (is) => `The Hound leaps in for ${cardName(is.who)}.`,
  headShot: (is) => `A double one, a head shot: ${cardName(is.who)} has no answer.`,
  suffers: (is) => `${who(is.who)} suffers ${is.damage} damage.`,
  wears: (is) =>
    `The oilskins of ${cardName(is.who)} hold off ${itemOf(SHIELD).shield}, and are discarded.`,
  locksBreak: (is) =>
    `${counted(is.locks, 'lock')} of ${cardName(is.card)} break${is.locks === 1 ? 's' : ''}.`,
  eliminated: (is) => `${who(is.who)} is lost.`,
  seatFalls: ({ pool }, t) =>
    `${sentenceOf(poolPerson(pool, t), 'have', 'has')} no survivors left.`,
  cultist: (is, t) =>
    `${who(is.who)} shows a true face, and ${poolPerson(is.pool, t).who} ${poolPerson(is.pool, t).does('go', 'goes')} on as a monster seat.`,
  votes: (is, t) => `${sentenceOf(personAt(is.seat, t), 'vote')} for ${cardName(is.who)}.`,
  awarded: (is) => `${who(is.who)} is the horror star.`,
  survivorLost: () => 'A survivor is lost before anybody met them.',
  houndLost: () => 'The Hound is lost before anybody met it.',
}
