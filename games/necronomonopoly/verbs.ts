import { numberVerbs } from '@eldertable/kernel'

/** Everything a seat can choose, with the kind of thing that the argument names. */
export const verbs = {
  // windows
  pass: 'none',
  passUntilTurn: 'none',
  use: 'card',
  withdraw: 'none',
  ward: 'none',
  suffer: 'none',
  pay: 'none',
  sacrifice: 'card',
  dismiss: 'card',
  allow: 'none',
  summon: 'card',
  // the Monster step
  moveMonster: 'card',
  leaveMonsters: 'none',
  // moving
  throwAgain: 'none',
  keepThrow: 'none',
  walk: 'none',
  stay: 'none',
  goTo: 'space',
  // cards
  choose: 'card',
  none: 'none',
  keep: 'card',
  refuse: 'card',
  discard: 'card',
  // targets
  target: 'seat',
  targetMonster: 'card',
  name: 'total',
  takeLot: 'space',
  // Gates
  raise: 'source',
  lower: 'source',
  // buying and trading
  buy: 'space',
  trade: 'none',
  endBuying: 'none',
  partner: 'seat',
  give: 'thing',
  take: 'thing',
  giveSanity: 'sanity',
  takeSanity: 'sanity',
  propose: 'none',
  accept: 'none',
  decline: 'none',
  counter: 'none',
  // at any time
  leave: 'none',
  // out of a draft again: what is newer than recorded matches stands last
  takeOut: 'thing',
  giveNoSanity: 'none',
  takeNoSanity: 'none',
} as const

export type Verb = keyof typeof verbs
export const V = numberVerbs(verbs)

/** The argument of `raise` and `lower` that stands for the Lost Cities; other sources are card numbers. */
export const LOST_CITIES_SOURCE = 100

/** Things that can be traded: a space number stands for its Lot or Tome, a higher number for a card. */
const FIRST_CARD_THING = 40

export const thingOfCard = (card: number): number => FIRST_CARD_THING + card
export const cardOfThing = (thing: number): number => thing - FIRST_CARD_THING
export const isCardThing = (thing: number): boolean => thing >= FIRST_CARD_THING
