import type { Box, Seat, State, Table } from '@eldertable/kernel'

/** The director among the sides: pools are numbered from 0, and there are eight of them at most. */
export const DIRECTOR = 8
/** Nobody's pool, survivor, throng or place. */
export const NONE = -1
/** A top card of the screen that lies face down. */
export const FACEDOWN = -1
/** Where a survivor is: the general population, a corner from 0 to 3, or an event card that holds it (I32-TERM-3). */
export const GENERAL = -1
const HOLDING = 100
export const heldBy = (card: number): number => HOLDING + card
export const isHeld = (area: number): boolean => area >= HOLDING
/** The event card that holds a survivor. */
export const holderOf = (area: number): number => area - HOLDING

/** The director's throngs come first, then three for each pool (I32-THRONG-1, I32-MONPLAY-4). */
export const DIRECTOR_THRONGS = 6
export const POOL_THRONGS = 3

export interface I32Settings {
  director: 'human' | 'auto'
  fallenSeats: 'match' | 'auto'
  difficulty: 'feature' | 'matinee' | 'midnight'
  soloSeats: number
  smallCast: boolean
  crowdScene: 'auto' | 'on' | 'off'
  coverAttack: boolean
  directorsCut: boolean
  terrors: '0' | '1' | '2' | '3' | 'per-reel'
  hound: 'off' | 'replace-random' | 'replace-chosen' | 'thirteenth' | 'companion'
  houndRecurring: boolean
  nightClerk: boolean
  clerkDibs: boolean
  clerkDrain: boolean
  factionRest: boolean
  factionDraft: boolean
  survivorLoss: boolean
  secretCultist: boolean
  powerPlayCull: boolean
  projector: boolean
}

/** A survivor in play (I32-TERM-2). */
export interface Survivor {
  /** The number of its card. */
  card: number
  area: number
  rest: number
  mythos: number
  /** Which stats are covered by an insanity token, as a bit for each. */
  insane: number
  stars: number
  /** Items and power plays. */
  cards: number[]
  hasDibs: boolean
  /** Whether what it can do once a reel is done (I32-ENDTASK-14). */
  hasUsed: boolean
}

/** What a seat of the book is: the survivors of one player position, or its monsters once they are gone (I32-TERM-7). */
export interface Pool {
  /** The seat at the table whose person plays it. */
  seat: Seat
  side: 'survivors' | 'fallen' | 'monsters'
  power: number
  /** In the order in which they came (I32-SEAT-7). */
  survivors: Survivor[]
  /** The faction that was drafted, or -1. */
  faction: number
  /** What is done with its power spoints for others (I32-SPOINT-14). */
  order: 'ask' | 'freely' | 'never'
}

export interface Throng {
  /** At most three (I32-THRONG-1). */
  cards: number[]
  terrors: number[]
  /** I32-THRONG-5 */
  isEstablished: boolean
}

export interface Sanctuary {
  card: number
  locks: number
  mythos: number
  /** Cards that are stored there. */
  cards: number[]
}

/** What was thrown last, for everybody to see. */
interface Roll {
  /** The survivor who threw or was thrown at, or -1. */
  who: number
  /** What for. */
  kind: ThrowKind
  dice: number[]
  /** The figure not to be exceeded; 0 for damage. */
  target: number
}

export type ThrowKind =
  | 'attack'
  | 'counter'
  | 'deck'
  | 'use'
  | 'drain'
  | 'attempt'
  | 'flail'
  | 'reel-end'
  | 'event'
  | 'dread'
  | 'assault'
  | 'saving'
  | 'damage'
  | 'insanity'
  | 'investigate'
  | 'star'
  | 'fire'

interface I32Table extends Table {
  settings: I32Settings
  /** The version by whose rules the match goes; those before the third do not write it down. */
  edition?: number
  /** What is added to every flail (I32-OPT-3, I32-OPT-20); matches of version 1 do not write it down. */
  ease?: number
  /** The seat of the director; -1 if the director plays itself (I32-OPT-1). */
  director: Seat
  reel: number
  pools: Pool[]
  throngs: Throng[]
  corners: (Sanctuary | null)[]
  /** The cards of each slot, the top one last. */
  screen: number[][]
  /** Cards that are left in the reel pile. */
  reelPile: number
  /** Survivors in the shared pile, and in the piles of the pools if factions were drafted (I32-FPLAY-4). */
  piles: number[]
  discards: number[]
  /** How many survivors lie among the discards that nobody has seen (I32-SEAT-11). */
  strangers: number
  removed: number[]
  /** Horrors that hold victims (I32-CARD-5). */
  beside: number[]
  /** The card that is being resolved, or -1. */
  shown: number
  /** Mythos tokens on the Medallion, the Stone, the Dagger and the Night Clerk while he is no survivor. */
  stores: number[]
  /** The marked card and how many survivor turns are left (I32-FADE-3). */
  fade: { card: number; left: number } | null
  /** Trios that have been a creature feature in this reel (I32-CREAT-3). */
  trios: number[]
  turningPoint: 'waits' | 'active' | 'over'
  /** Whether the token of this reel is no longer there to be earned (I32-STAR-1); written down from version 3 on. */
  isStarAwarded?: boolean
  /** Whether turns are being taken: not while a reel is being opened or its end tasks are done (I32-TURNING-7). */
  isReelRunning: boolean
  isLastOne: boolean
  /** Of reel IV: whether it is known that the director's next turn is the final one (I32-REEL-6, I32-REEL-7). */
  finale: 'open' | 'known' | 'over'
  /** Who opens the next reel, and whether a pool is in the middle of its turn (I32-ENDTASK-3, I32-ENDTASK-4). */
  fadeIn: { place: number; isMidPool: boolean }
  /** Director turns in a row in which no card left the screen (I32-REEL-10). */
  idle: number
  hasScreenMoved: boolean
  /** Whose turn it is in the round: a pool, or DIRECTOR. */
  place: number
  /** The survivor whose turn it is, or -1; and those of its pool who have had theirs. */
  acting: number
  acted: number[]
  roll: Roll | null
  /** Whether the Hound has rescued in this reel (I32-HOUND-17). */
  hasRescued: boolean
  /** Whether the Hound has been eliminated before (I32-HOUND-17). */
  hasHoundFallen: boolean
  /** Whether the Night Clerk has been eliminated as a survivor (I32-CLERK-13). */
  hasClerkFallen: boolean
  /** The survivor who brings the Hound along, or -1 (I32-HOUND-3). */
  partner: number
  /** By survivor of the cast: whether it has been seen, and whether it is known not to be the secret cultist. */
  met: boolean[]
  cleared: boolean[]
  /** The secret cultist once it is revealed, or -1. */
  cultist: number
}

/** Only the director knows who the secret cultist is (I32-CULTIST-1). */
interface I32Hand {
  cultist: number
}

interface I32Box extends Box {
  /** The top card is last. */
  reel: number[]
  /** What lies face down on each slot, or -1. */
  screen: number[]
  /** The survivors piles, their top cards last. */
  piles: number[][]
  victims: number[]
  /** Survivors among the discards that nobody has seen. */
  strangers: number[]
  /** Terrors that are not in the game yet (I32-TERROR-2). */
  terrors: number[]
  /** The secret cultist if the director plays itself, or -1. */
  cultist: number
}

export interface I32State extends State {
  table: I32Table
  hands: I32Hand[]
  box: I32Box
}
