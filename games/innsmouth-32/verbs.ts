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
const STAT_COUNT = 4

/** The number by which a gift of power spoints is named: from which pool, how many. */
export const giftOf = (pool: number, amount: number): number => pool * AMOUNTS + amount
export const poolOfGift = (gift: number): number => Math.floor(gift / AMOUNTS)
export const amountOfGift = (gift: number): number => gift % AMOUNTS

/** The number by which shared rest spoints are named: whose, how many (I32-FPLAY-1). */
export const shareOf = giftOf
export const giverOfShare = poolOfGift
export const amountOfShare = amountOfGift

/** The number by which a weapon is named: an item and the stat it is used with. */
export const weaponOf = (item: number, stat: number): number => item * STAT_COUNT + stat
export const itemOfWeapon = (weapon: number): number => Math.floor(weapon / STAT_COUNT)
export const statOfWeapon = (weapon: number): number => weapon % STAT_COUNT

/** The number by which a cure is named: the survivor and the stat that is freed. */
export const cureOf = weaponOf
export const patientOf = itemOfWeapon
export const statOfCure = statOfWeapon

const TOKENS = 16

/** The number by which a payment is named: tokens from the first and from the second card held, the rest one's own. */
export const paymentOf = (first: number, second: number): number => first * TOKENS + second
export const fromFirst = (payment: number): number => Math.floor(payment / TOKENS)
export const fromSecond = (payment: number): number => payment % TOKENS
