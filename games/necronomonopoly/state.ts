import type { Box, Frame, Seat, State, Table } from '@eldertable/kernel'

type Standing = 'sane' | 'cultist' | 'left'
export type TurnStep = 'start' | 'monster' | 'move' | 'buy' | 'pass'

/** What takes Sanity from a player other than a Monster. */
export type LossCause = 'toll' | 'gate' | 'card' | 'spell' | 'book' | 'cultist' | 'ally'

/** A player, face up in front of everybody (NEC-CORE-7). */
export interface Player {
  standing: Standing
  sanity: number
  /** The space of the token; -1 once the player has left. */
  space: number
  /** For an inmate the throws made so far, otherwise -1. */
  throws: number
  skipsMove: boolean
  /** Whether the ward of Mason's Hill is ready. */
  ward: boolean
  /** Whether the player has asked not to be asked at Dawn before the player's own next turn. */
  restsAtDawn: boolean
  /** Allies and Artifacts in the order in which they were got. */
  held: number[]
  /** Monsters that have joined a Cultist, in the order in which they came. */
  friends: number[]
}

/** An offer of trade: what one player gives another, and takes. */
export interface Deal {
  from: Seat
  to: Seat
  gives: number[]
  takes: number[]
  givesSanity: number
  takesSanity: number
}

/** Where a card is: one of these, the seat that holds it, or `FRIEND_OF + seat`. */
export const IN_DECK = -1
export const ON_BOARD = -2
export const DRAWN = -3
export const FRIEND_OF = 8

export const NOBODY = -1
export const NOWHERE = -1
export const NO_CARD = -1

export interface NecSettings {
  silence: boolean
  keeper: 'engine' | 'roll' | 'host'
  roundLimit: number
  wildGates: boolean
  trade: 'standard' | 'none' | 'open'
  startingSanity: number
  teeming: boolean
}

export interface NecTable extends Table {
  settings: NecSettings
  players: Player[]
  keeper: Seat
  first: Seat
  active: Seat
  round: number
  step: TurnStep
  /** Whether the active player's turn was cut short (NEC-TURN-16). Only matches of versions 1 and 2 know it. */
  turnOver?: boolean
  /** The space on which the active player's latest move has landed that player, or -1. */
  landed: number
  /** The dice last thrown, for show. */
  dice: number[]
  gateRolls: number
  rethrown: boolean
  summoned: boolean
  /** The owner of each space, or -1. */
  owners: number[]
  /** How many cards are in the Mythos Deck. */
  deck: number
  /** The card that is being followed, or -1. */
  drawn: number
  /** Where each card is. */
  where: number[]
  /** Monsters on the board, the one longest there first. */
  monsters: number[]
  /** The space of each card that is on the board, or -1. */
  spaceOf: number[]
  /** For each Monster on the board, the number of its latest arrival on a space. */
  arrival: number[]
  /** For each card that a player has, the number of its arrival there. Matches of version 1 do not know it. */
  got?: number[]
  arrivals: number
  /** Cards used since their holder's turn began. */
  used: boolean[]
  /** The offer that is being answered. */
  deal: Deal | null
  /** The offers made this turn. */
  offers: Deal[]
  /**
   * The offers that were declined, each until a Lot or Tome of one of the two changes hands. No rule asks for them: they
   * are there for those who would rather not ask twice. Matches before version 4 do not know them.
   */
  declined?: Deal[]
}

/** What only one player knows. */
export interface NecHand {
  /** Cards of the deck that the player is looking at, the top one first. */
  looking: number[]
  /** A trade that the player is putting together. */
  draft: Deal | null
}

interface NecBox extends Box {
  /** The Mythos Deck, top card first. */
  deck: number[]
  stack: Frame[]
}

export interface NecState extends State {
  table: NecTable
  hands: NecHand[]
  box: NecBox
}
