import { numberVerbs } from '@eldertable/kernel'
import { TARGETS } from './targets.ts'

/** Everything a seat can choose, with the kind of thing that the argument names. New ones go to the end. */
export const verbs = {
  // before the game
  putStart: 'cell',
  putTile: 'cell',
  layDone: 'none',
  markHindrance: 'ground',
  markHeight: 'ground',
  markBlind: 'ground',
  markDone: 'none',
  beCharacter: 'character',
  turnTile: 'rotation',
  startOn: 'character',
  keepFree: 'rotation',
  takeObject: 'object',
  // moving
  walk: 'space',
  step: 'space',
  gate: 'way',
  takeOff: 'none',
  climb: 'none',
  pickUp: 'object',
  pickTop: 'none',
  give: 'gift',
  stop: 'none',
  jump: 'space',
  // attacks
  attack: 'blow',
  aim: 'area',
  push: 'piece',
  pushTo: 'space',
  pushGate: 'spot',
  strikeHome: 'none',
  spareHome: 'none',
  // other actions
  drill: 'piece',
  transport: 'none',
  refresh: 'comfort',
  read: 'object',
  cast: 'spell',
  castOn: 'casting',
  fetch: 'object',
  fetchTop: 'space',
  use: 'object',
  charm: 'piece',
  scout: 'compass',
  spy: 'compass',
  goTo: 'spot',
  part: 'space',
  fish: 'amount',
  memorize: 'spell',
  breakFree: 'hold',
  escapeTo: 'space',
  ready: 'object',
  help: 'gift',
  treat: 'gift',
  endTurn: 'none',
  // what costs no action
  drop: 'object',
  green: 'object',
  wear: 'object',
  powerUp: 'none',
  // answers
  permit: 'none',
  refuse: 'none',
  accept: 'none',
  steal: 'object',
  reflect: 'none',
  brace: 'amount',
  endure: 'none',
  slip: 'none',
  search: 'none',
  wind: 'none',
  decline: 'none',
  moveAside: 'space',
  face: 'side',
  // monsters
  place: 'space',
  rouse: 'piece',
  foeWalk: 'space',
  foeStrike: 'piece',
  foeShoot: 'piece',
  charge: 'charge',
  drain: 'none',
  foeBreak: 'hold',
  foeHeal: 'none',
  foePick: 'object',
  foePickTop: 'none',
  foeGreen: 'object',
  foeWield: 'blow',
  rest: 'none',
  endStep: 'none',
  // at any moment
  leave: 'none',
  // out of their wits
  rave: 'none',
  // what monsters carry
  foeAim: 'area',
} as const

export type Verb = keyof typeof verbs
export const V = numberVerbs(verbs)

/** With what somebody attacks, and at whom. */
export const blowOf = (means: number, target: number): number => means * TARGETS + target
export const meansIn = (blow: number): number => Math.floor(blow / TARGETS)
export const targetIn = (blow: number): number => blow % TARGETS

const PATTERNS = 8
const AREA_SPACES = 64

/** With what somebody attacks an area, at which space, and how the pattern lies. */
export const areaOf = (means: number, pattern: number, space: number): number =>
  (means * PATTERNS + pattern) * AREA_SPACES + space
export const meansOfArea = (area: number): number => Math.floor(area / (PATTERNS * AREA_SPACES))
export const patternOf = (area: number): number => Math.floor(area / AREA_SPACES) % PATTERNS
export const spaceOfArea = (area: number): number => area % AREA_SPACES

const SEATS = 4

/** An object and the seat to whom it goes or on whom it is used. */
export const giftOf = (object: number, seat: number): number => object * SEATS + seat
export const objectIn = (gift: number): number => Math.floor(gift / SEATS)
export const receiverOf = (gift: number): number => gift % SEATS

/** A spell and whom it is cast on. */
export const castingOf = (spell: number, target: number): number => spell * TARGETS + target
export const spellIn = (casting: number): number => Math.floor(casting / TARGETS)

const EXITS = 36
const SIDES = 4

/** Whom a charge strikes, the side from which it comes into that space, and the space on which it ends. */
export const chargeOf = (seat: number, side: number, exit: number): number =>
  (seat * SIDES + side) * EXITS + exit
export const seatOfCharge = (charge: number): number => Math.floor(charge / (SIDES * EXITS))
export const sideOfCharge = (charge: number): number => Math.floor(charge / EXITS) % SIDES
export const exitOfCharge = (charge: number): number => charge % EXITS

const MARKED = 36

/** A space of a tile, wherever it lies. */
export const groundOf = (tile: number, space: number): number => tile * MARKED + space
