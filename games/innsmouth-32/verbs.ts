import { numberVerbs } from '@eldertable/kernel'

/** Everything a seat can choose, with the kind of thing that the argument names. New ones go to the end. */
export const verbs = {
  // before the film
  replace: 'card',
  takeFaction: 'faction',
  startWith: 'card',
  // a player's turn
  poolActions: 'none',
  spotlight: 'card',
  drawSurvivor: 'none',
  takeClerk: 'none',
  takeHound: 'none',
  // a survivor's turn
  rest: 'none',
  attack: 'card',
  burst: 'throng',
  take: 'card',
  askFor: 'card',
  enter: 'corner',
  study: 'none',
  search: 'none',
  use: 'card',
  heal: 'none',
  attempt: 'none',
  drain: 'stat',
  leave: 'none',
  investigate: 'none',
  pickUp: 'card',
  drop: 'card',
  finish: 'none',
  agree: 'none',
  refuse: 'none',
  // an attack
  bareHands: 'none',
  wield: 'weapon',
  banish: 'none',
  pay: 'payment',
  // spoints
  giveRest: 'amount',
  givePower: 'gift',
  giveOthersRest: 'share',
  callTheShots: 'none',
  enough: 'none',
  // after a throw
  rethrow: 'card',
  keep: 'none',
  cram: 'none',
  forceRethrow: 'card',
  rescue: 'none',
  wear: 'card',
  negate: 'none',
  flail: 'none',
  // cards
  keepCard: 'card',
  discardCard: 'card',
  storeCard: 'card',
  claim: 'card',
  cure: 'cure',
  aimAt: 'throng',
  // events
  resolve: 'none',
  discard: 'none',
  choose: 'card',
  // the director's side
  takeMonster: 'card',
  allOut: 'none',
  cover: 'slot',
  moveTerror: 'card',
  cut: 'none',
  pass: 'none',
  strikeWith: 'throng',
  strike: 'card',
  strikeLock: 'corner',
  placeIn: 'throng',
  giveTo: 'pool',
  fadeOut: 'card',
  clip: 'none',
  madden: 'stat',
  lose: 'none',
  grant: 'none',
  insist: 'none',
  // the stars
  vote: 'card',
  secondAction: 'card',
  decline: 'none',
  // at any time
  standing: 'order',
} as const

export type Verb = keyof typeof verbs
export const V = numberVerbs(verbs)

const AMOUNTS = 64
const STATS = 4
const TOKENS = 16

/** The number by which a gift of spoints is named: of which pool or survivor, and how many. */
export const giftOf = (giver: number, amount: number): number => giver * AMOUNTS + amount
export const giverOf = (gift: number): number => Math.floor(gift / AMOUNTS)
export const amountOf = (gift: number): number => gift % AMOUNTS

/** The number by which a card and a stat are named: a weapon and what it is used with, a patient and what is cured. */
export const cardWith = (card: number, stat: number): number => card * STATS + stat
export const cardIn = (pair: number): number => Math.floor(pair / STATS)
export const statIn = (pair: number): number => pair % STATS

/** The number by which a payment is named: tokens from the first and from the second card held, the rest one's own. */
export const paymentOf = (first: number, second: number): number => first * TOKENS + second
export const fromFirst = (payment: number): number => Math.floor(payment / TOKENS)
export const fromSecond = (payment: number): number => payment % TOKENS
