import {
  at,
  capital,
  counted,
  list,
  personAt,
  sentenceOf,
  type Person,
  type Words,
} from '@eldertable/kernel'
import { STATS } from '../content/stats.ts'
import { FACTIONS } from '../content/survivors.ts'
import type { Events } from '../events.ts'
import type { GiftFor, I32 } from '../frames.ts'
import { sideOf } from '../rules/cause.ts'
import { deedOf } from './card-words.ts'
import { cardName, factionNames, reelName, statName } from './names.ts'
import {
  attackerName,
  cornerName,
  poolPerson,
  sidePerson,
  slotName,
  throngName,
  type Tell,
} from './telling.ts'
import { attackInWords, savingInWords, throwInWords } from './throws.ts'

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

const DICE = 36
const percentOfThrows = (results: number): number => Math.round((100 * results) / DICE)

/** What the die of madness names (I32-INSANE-2). */
function madnessOf(die: number): string {
  if (die <= STATS.length) return `${die}, ${statName(die - 1)}`
  return die === 5 ? '5, a stat of the player’s choice' : '6, a stat of the director’s choice'
}

/** Why the director that plays itself does what it does, without its figures. */
function reasonOf({ all, taken, isTake }: Events['reckons']): string {
  if (isTake)
    return all === 0
      ? 'The director takes a monster: nothing of its own can strike yet.'
      : 'The director takes a monster: a stronger throng promises more than striking with all.'
  if (all === 0) return 'The director has nothing to strike with, and no monster to take.'
  return taken === 0
    ? 'The director strikes with all: there is no monster to take.'
    : 'The director strikes with all: that promises more than another monster.'
}

/** What happened, a line each. */
export const events: Words<I32>['events'] = {
  replaced: (is) => `The Hound takes the place of ${cardName(is.who)}.`,
  partner: (is) => `The Hound follows ${cardName(is.who)}.`,
  learnsCultist: (is) => `${who(is.who)} is secretly one of yours.`,
  drafts: ({ pool, faction }, t) =>
    `${sentenceOf(poolPerson(pool, t), 'take')} the ${factionNames[at(FACTIONS, faction)]}.`,
  joins: (is, t) => `${who(is.who)} comes into play with ${poolPerson(is.pool, t).who}.`,
  reel: ({ reel }) => `${capital(reelName(reel))} begins.`,
  reelEnds: ({ reel }) => `${capital(reelName(reel))} is over.`,
  turn: (is, t) => `It is ${sidePerson(is.side, t).whose} turn.`,
  finale: () => "The screen is bare: the director's next turn is the last.",
  turningPoint: () => 'Turning Point: no more cards come to the screen in this reel.',
  lastOne: (is) => `${who(is.who)} is the Last One Standing.`,
  starDie: (is) =>
    is.die === 0
      ? `The director grants ${cardName(is.who)} a horror star.`
      : `${who(is.who)} rolls ${is.die} for a star and ${is.isEarned ? 'earns it' : 'does not earn it'}.`,
  reveals: ({ card }) => `${who(card)} appears on the screen.`,
  feature: (is, t) =>
    sideOf(is.cause) >= 0
      ? `Creature feature for ${sidePerson(sideOf(is.cause), t).who}.`
      : `A creature feature: three monsters turn on ${cardName(is.cause)}.`,
  claims: (is) => `${who(is.who)} calls first dibs on ${cardName(is.card)}.`,
  missesTurn: (is) => `${who(is.who)} sits this turn out: it went on first dibs.`,
  fadeOut: ({ card }) => `${who(card)} is marked: it fades out in three turns of survivors.`,
  fades: ({ card }) => `${who(card)} fades out, since nobody took it.`,
  projector: ({ card }) => `The projector runs on: ${cardName(card)} is gone.`,
  clips: () => 'The director clips the reel.',
  covers: (is, t) =>
    `${sentenceOf(sidePerson(is.side, t), 'cover')} the ${slotName(is.slot)} card.`,
  discards: ({ card }) => `${who(card)} goes to the discards.`,
  removes: ({ card }) => `${who(card)} is out of the film.`,
  unseen: ({ count }) =>
    `${counted(count, 'card')} of the reel ${count === 1 ? 'goes' : 'go'} to the discards unseen.`,
  horror: ({ card }) => `${who(card)}: ${deedOf(card)}`,
  plays: ({ card }) => `${who(card)} is played.`,
  declines: ({ card }) => `${who(card)} is not played.`,
  opens: ({ card }) => `${who(card)} opens its doors.`,
  victim: (is) => `The victim is ${cardName(is.who)}.`,
  seized: (is) => `${who(is.who)} is held: ${cardName(is.card)}.`,
  getsAway: (is) => `${who(is.who)} gets away.`,
  losesPower: ({ pool, amount }, t) =>
    `${sentenceOf(poolPerson(pool, t), 'lose')} ${counted(amount, 'power spoint')}.`,
  slips: (is) => `${who(is.card)} slips from the hands of ${cardName(is.who)}.`,
  burns: ({ throng, die, heat }, t) =>
    `Fire in ${throngName(throng, t)}: a ${die}, so monsters of ${heat} or less burn.`,
  rests: (is) => `${who(is.who)} rests.`,
  gainsRest: (is) => `${who(is.who)} gains ${counted(is.amount, 'rest spoint')}.`,
  gainsMythos: (is) => `${who(is.who)} gains ${counted(is.amount, 'mythos token')}.`,
  takes: (is) => `${who(is.who)} takes ${cardName(is.card)}.`,
  refuses: (is) => `${who(is.who)} keeps ${cardName(is.card)}.`,
  handsOver: (is) => `${who(is.who)} gives ${cardName(is.card)} to ${cardName(is.to)}.`,
  enters: (is, t) => `${who(is.who)} goes into ${cornerName(is.corner, t)}.`,
  leaves: (is) => `${who(is.who)} leaves the sanctuary.`,
  investigates: (is) =>
    `${who(is.who)} investigates with a ${is.die} and finds ${counted(is.amount, 'mythos token')}.`,
  searches: (is) => `${who(is.who)} searches and finds ${cardsOf(is.cards)}.`,
  keeps: (is) => `${who(is.who)} keeps ${cardName(is.card)}.`,
  picksUp: (is) => `${who(is.who)} takes ${cardName(is.card)} from the store.`,
  drops: (is) => `${who(is.who)} leaves ${cardName(is.card)} in the store.`,
  uses: (is) => `${who(is.who)} uses ${cardName(is.card)}.`,
  heals: (is) => `${who(is.who)} heals, which can be done once in a reel.`,
  cured: (is) => `${statName(is.stat)} of ${cardName(is.who)} is sound again.`,
  usesStar: (is) => `${who(is.who)} uses a horror star.`,
  crams: (is) => `${who(is.who)} has read about this: Cram Session.`,
  gives: (is) => `${who(is.who)} spends ${counted(is.amount, 'rest spoint')}${forWhat[is.for]}.`,
  givesPower: (is, t) =>
    `${sentenceOf(poolPerson(is.pool, t), 'give')} ${counted(is.amount, 'power spoint')} for ${cardName(is.who)}.`,
  shares: (is) =>
    `${who(is.by)} gives ${counted(is.amount, 'rest spoint')} for ${cardName(is.who)}.`,
  callsShots: (is) => `${who(is.by)} calls the shots for ${cardName(is.who)}.`,
  orders: (is, t) => orderInWords(personAt(is.seat, t), is.order),
  negates: (is) => `The damage is paid: ${cardName(is.who)} is unharmed.`,
  throws: throwInWords,
  strikesAt: (is, t) =>
    `${who(is.who)} attacks ${target(is.target, is.throng, t)}${is.item >= 0 ? ` with ${cardName(is.item)}` : ''}.`,
  deals: (is) => `${who(is.who)} rolls ${is.die}: ${is.damage} damage.`,
  misfires: (is) => `A double six: ${cardName(is.who)} fumbles.`,
  monsterFalls: ({ card }) => `${who(card)} falls.`,
  paysMythos: (is) =>
    `${who(is.who)} pays ${counted(is.amount, 'mythos token')} against ${cardName(is.target)}.`,
  saves: savingInWords,
  insanityDie: (is) => `The die of madness for ${cardName(is.who)}: ${madnessOf(is.die)}.`,
  maddened: (is) => `${who(is.who)} goes insane: ${statName(is.stat)} counts 4 until it is cured.`,
  shrugs: (is) => `${who(is.who)} shrugs the madness off.`,
  takesMonster: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'take')} ${cardName(is.card)}.`,
  places: (is, t) =>
    `${who(is.card)} joins ${throngName(is.throng, t)}${is.gain > 0 ? `, which is ${percentOfThrows(is.gain)} % likelier to hit` : ''}.`,
  placesTerror: (is, t) => `${who(is.card)} rises in ${throngName(is.throng, t)}.`,
  givesTerror: (is, t) => `${who(is.card)} goes to ${poolPerson(is.pool, t).who}.`,
  cuts: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'make')} a Director's Cut.`,
  gathers: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'draw')} ${cardsOf(is.cards)}.`,
  allOut: (is, t) =>
    `All-out attack: ${sidePerson(is.side, t).who} ${sidePerson(is.side, t).does('strike')} with every throng.`,
  passes: (is, t) => `${sentenceOf(sidePerson(is.side, t), 'do', 'does')} nothing.`,
  reckons: reasonOf,
  picksVictim: (is) =>
    `It goes for ${cardName(is.who)}, the easiest to catch and the best to have.`,
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
  wears: (is) => `The oilskins of ${cardName(is.who)} hold off 4.`,
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
