import type { TitleTypes, Run } from '@eldertable/kernel'
import type { Stat } from './pieces/stats.ts'
import type { Events } from './events.ts'
import type { Questions } from './questions.ts'
import type { Reason } from './reasons.ts'
import type { I32State, ThrowKind } from './state.ts'
import type { Verb } from './verbs.ts'

/** How a survivor came to act: with its pool, in the spotlight, drawn, or taken from the screen. */
type TurnWay = 'pool' | 'take' | 'draw' | 'join'

/** What somebody pays with spoints: the target of a throw, damage, or nothing happening to them. */
export type GiftFor = 'throw' | 'damage' | 'negation'

/**
 * The procedures of the game and what each remembers while it runs. `who` is a survivor by the number of its card, `side`
 * a pool by its number or DIRECTOR, `throng` and `slot` are places on the board.
 */
export interface Frames {
  match: object
  prepare: object
  draft: { pool: number }
  start: { slot: number; cause: number }
  openReel: { cause: number }
  reel: { place: number; isResumed: boolean }
  endTasks: { left: number }
  reelEnd: { left: number[]; isBegun: boolean; reader: number }
  held: { who: number; isReelEnd: boolean }
  vote: { votes: number[]; pool: number; tied: number[] }
  cut: object
  lastOne: { who: number; tokens: number; places: number[] }
  checks: object
  // turns
  poolTurn: { pool: number; isResumed: boolean }
  survivorTurn: { who: number; way: TurnWay }
  survivorEnd: { who: number }
  act: { who: number; isSecond: boolean; refused: number[]; asked: number }
  second: { pool: number; who: number }
  // what survivors do
  attack: {
    who: number
    target: number
    throng: number
    item: number
    stat: Stat
    isCounter: boolean
    bonus: number
  }
  banish: { who: number; target: number }
  search: { who: number; cards: number[] }
  keepTwo: { who: number }
  store: { who: number }
  cure: { who: number; left: number; rule: string; patient: number }
  read: { who: number; card: number }
  treasuryRaid: { who: number }
  throw: {
    who: number
    kind: ThrowKind
    stat: Stat
    base: number
    /** What a spoint adds. */
    per: number
    rule: string
    isAgain: boolean
    added: number
  }
  commit: {
    who: number
    for: GiftFor
    kind: ThrowKind
    /** What stands without spoints. */
    base: number
    /** The damage that fells whoever is attacked. */
    needs: number
    /** How much can be added, and how much a spoint adds. */
    room: number
    per: number
    rest: number
    /** By pool. */
    power: number[]
    /** Rest spoints that others of a faction give, by their cards (I32-FPLAY-1). */
    givers: number[]
    shares: number[]
    /** What the Kingpin adds. */
    shots: number
    pool: number
  }
  harm: { who: number; damage: number; drag: number }
  insanity: { who: number; by: string }
  // what the director's side does
  sideTurn: { side: number; slot: number; isCut: boolean }
  sideEnd: { side: number; isFinal: boolean }
  allOut: { side: number; left: number[] }
  strike: { side: number; throng: number }
  assault: {
    side: number
    /** A whole throng, or -1 for a card alone. */
    throng: number
    card: number
    value: number
    who: number
    corner: number
    isCounter: boolean
    isEvent: boolean
    isAgain: boolean
    pool: number
    hasHit: boolean
    hasEnded: boolean
  }
  counter: { who: number; throng: number; card: number }
  counterFrom: { corner: number; throng: number; card: number; pool: number }
  place: { side: number; card: number; rule: string }
  placeTerror: { card: number; from: number; side: number }
  gather: { side: number; count: number; rule: string; drawn: number[]; throngs: number[] }
  // the screen
  reveal: { cause: number; canFeature: boolean }
  dibs: { card: number; left: number[] }
  feature: { side: number; slot: number }
  beset: { who: number; slot: number }
  event: { card: number; slot: number; cause: number; isResolved: boolean }
  // cards
  surge: { victims: number[] }
  chant: { victims: number[] }
  slick: { who: number }
  raid: { who: number }
  confession: { by: number; who: number }
  lastStand: { by: number; who: number }
  refineryFire: { by: number }
  wire: { by: number; who: number }
  passage: { by: number; left: number; corner: number }
}

/** The types of this title, for the kernel. */
export interface I32 extends TitleTypes {
  state: I32State
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: 'match.lastOne'
}

export type Game = Run<I32>
