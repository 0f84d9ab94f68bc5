import type { Seat } from '@eldertable/kernel'
import type { Stat } from './pieces/stats.ts'
import type { GiftFor } from './frames.ts'
import type { ThrowKind } from './state.ts'

/** What a horror star buys: a second action, a throw made again, or an attack. */
export type StarUse = 'action' | 'throw' | 'attack'

/** Why the automatic director strikes at somebody rather than at the others. */
export type VictimReason = 'only' | 'penniless' | 'poor' | 'slow' | 'laden' | 'all-in-all'

/**
 * What can happen, with the parameters that its log line needs. Survivors (`who`) and cards are numbers of cards, sides are
 * pools or DIRECTOR.
 */
export interface Events {
  // before the film
  replaced: { who: number }
  partner: { who: number }
  learnsCultist: { who: number }
  drafts: { pool: number; faction: number }
  joins: { who: number; pool: number }
  // the film
  reel: { reel: number }
  reelEnds: { reel: number }
  turn: { seat: Seat; side: number }
  finale: object
  turningPoint: object
  lastOne: { who: number }
  starDie: { who: number; die: number; isEarned: boolean }
  // the screen
  reveals: { card: number }
  feature: { cause: number }
  claims: { who: number; card: number }
  missesTurn: { who: number }
  fadeOut: { card: number }
  fades: { card: number }
  projector: { card: number }
  /** With what it throws away. */
  clips: { cards: number[] }
  covers: { side: number; slot: number }
  discards: { card: number }
  removes: { card: number }
  unseen: { count: number }
  // event cards
  horror: { card: number }
  plays: { card: number }
  declines: { card: number }
  opens: { card: number; corner: number }
  victim: { who: number }
  seized: { who: number; card: number }
  getsAway: { who: number }
  losesPower: { pool: number; amount: number }
  slips: { who: number; card: number }
  burns: { throng: number; die: number; heat: number }
  // what survivors do
  rests: { who: number }
  gainsRest: { who: number; amount: number }
  gainsMythos: { who: number; amount: number }
  takes: { who: number; card: number }
  refuses: { who: number; card: number }
  handsOver: { who: number; to: number; card: number }
  enters: { who: number; corner: number }
  leaves: { who: number }
  investigates: { who: number; die: number; amount: number }
  searches: { who: number; cards: number[] }
  keeps: { who: number; card: number }
  picksUp: { who: number; card: number }
  drops: { who: number; card: number }
  uses: { who: number; card: number }
  heals: { who: number }
  cured: { who: number; stat: number }
  usesStar: { who: number; for: StarUse }
  crams: { who: number }
  // spoints
  gives: { who: number; amount: number; for: GiftFor }
  givesPower: { pool: number; who: number; amount: number; for: GiftFor }
  shares: { by: number; who: number; amount: number; for: GiftFor }
  callsShots: { by: number; who: number }
  orders: { seat: Seat; order: 'ask' | 'freely' | 'never' }
  negates: { who: number; damage: number }
  // dice
  /** `card` is what asks for the throw, or -1; the stat of a gambit is -1. */
  throws: {
    who: number
    kind: ThrowKind
    stat: Stat
    card: number
    dice: number[]
    target: number
  }
  strikesAt: { who: number; target: number; throng: number; item: number }
  /** `needs` is what would fell all that is struck. */
  deals: { who: number; die: number; damage: number; needs: number }
  misfires: { who: number; target: number; throng: number }
  /** To the discards, or out of the film for good. */
  monsterFalls: { card: number; isGone: boolean }
  paysMythos: { who: number; amount: number; target: number }
  saves: { card: number; dice: number[]; target: number }
  insanityDie: { who: number; die: number }
  maddened: { who: number; stat: number }
  shrugs: { who: number }
  // what monsters do
  /** `value` is what the throng attacks with from now on; what is taken comes from the screen. */
  places: {
    side: number
    card: number
    throng: number
    gain: number
    value: number
    isTaken: boolean
  }
  placesTerror: { card: number; throng: number }
  givesTerror: { card: number; pool: number }
  cuts: { side: number }
  gathers: { side: number; cards: number[] }
  allOut: { side: number }
  passes: { side: number }
  reckons: { side: number; all: number; taken: number; isTake: boolean }
  picksVictim: { side: number; who: number; worth: number; why: VictimReason }
  /** By a throng, or by a card alone: a monster, or an event. */
  attacks: {
    throng: number
    card: number
    who: number
    corner: number
    dice: number[]
    target: number
  }
  fumbles: { who: number; throng: number; card: number }
  rescues: { who: number }
  headShot: { who: number }
  suffers: { who: number; dice: number[]; damage: number }
  wears: { who: number }
  locksBreak: { corner: number; card: number; locks: number }
  eliminated: { who: number }
  seatFalls: { pool: number }
  cultist: { who: number; pool: number }
  // the end of a reel
  votes: { seat: Seat; who: number }
  awarded: { who: number }
  survivorLost: object
  houndLost: object
}
