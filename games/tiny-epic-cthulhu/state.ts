import type { Box, Frame, Seat, State, Table } from '@eldertable/kernel'
import type { OldOneKey } from './pieces/old-ones.ts'

export const NOWHERE = -1
export const NOBODY = -1
export const NO_MAT = -1
/** An empty space of a Shambler Track. */
export const NO_SHAMBLER = -1
/** What lies beside a Town Card if it is not the number of a face-up Page Card. */
export const FACE_DOWN = -1
export const NO_PAGE = -2
/** A portal location that is not sealed. */
export const OPEN = -1
export const NOT_SPUN = -1
/** Dice that are rolled for something else than a portal location. */
export const NO_PORTAL = -1

export type Assistants = 'none' | 'one' | 'two' | 'each' | 'shared' | 'selfPlaying'

export interface TecSettings {
  greatOldOne: OldOneKey
  difficulty: 'normal' | 'hard' | 'madness'
  assistants: Assistants
  townLayout: 'random' | 'fixedA' | 'fixedB'
  characters: 'choose' | 'random'
  firstPlayer: 'marked' | 'random'
  /** Counted from 1. */
  markedSeat: number
  setupShamblers: 'front' | 'tentacle'
}

/** A player's investigator or an Assistant (TEC-TERM-5). */
export interface Character {
  /** Whose investigator or Assistant it is; -1 for one that belongs to all or, in a game without players, to nobody. */
  seat: Seat
  isAssistant: boolean
  /** The number of its Player Mat; -1 until it is chosen. */
  mat: number
  /** The position of its token; -1 until it is placed. */
  town: number
  /** The space of its Brain Token, from 0 at the bottom to 4 at the top. */
  brain: number
  /** Fear, Rage, Greed and Chaos Tentacles on its mat. */
  held: number[]
  /** Translated Page Cards in the order in which they were gained (TEC-POWER-11). */
  pages: number[]
}

/** A Town Card at its position. */
export interface Town {
  /** Which side of which card: the number of the site. */
  site: number
  /** Tentacles on its Fear, Rage and Greed Madness Tracks. */
  madness: number[]
  /** The colours of the Shamblers on its Shambler Track from the bottom; gaps stay (TEC-BANISH-10). */
  shamblers: number[]
  eldritch: number
  /** The face-up Page Card beside it, or FACE_DOWN, or NO_PAGE. */
  page: number
}

export type TurnStep = 'setUp' | 'pointer' | 'draw' | 'spawn' | 'stalk' | 'actions'

export interface TecTable extends Table {
  settings: TecSettings
  phase: 1 | 2
  /** How often the turn has gone round, the present round included; 0 during set-up. */
  round: number
  step: TurnStep
  first: Seat
  /** The investigators of the seats in the order of the seats, then the Assistants. */
  characters: Character[]
  /** Whose turns make a round, by number of character; one who has several turns in it stands there as often. */
  order: number[]
  /** The place in the order of the present turn. */
  place: number
  /** The character whose turn it is. */
  active: number
  /** The Town Cards from P1 to P5. */
  towns: Town[]
  /** The position of the Great Old One Token; -1 until it is placed. */
  oldOne: number
  /** How many boxes the Strength Token stands to the right of the starting box. */
  strength: number
  /** Eldritch Tentacles on the Energy Track. */
  energy: number
  /** For each portal location the kind of tentacle that seals it, or OPEN. */
  portals: number[]
  /** Counts of tentacles by kind. */
  bag: number[]
  discard: number[]
  supply: number[]
  /** Madness Tentacles and Shamblers on the Shambler Mat, by colour. */
  lair: number[]
  lairShamblers: number[]
  /** Page Tokens in each row of the Necronomicon. */
  rows: number[]
  /** Chaos Tentacles on the Necronomicon: at the ends of the five rows, then at the feet of the five columns. */
  rewards: number[]
  /** How many Page Cards are in the deck. */
  deck: number
  /** The page discard pile, face up (TEC-POWER-10). */
  pageDiscard: number[]
  /** The stop of the latest spin, for show as well. */
  stop: number
  /** The Cthulhu Dice last rolled, for show as well. */
  dice: number[]
  /** Actions that the active player has left. */
  actions: number
  /** TEC-ACTION-8 */
  mustMove: boolean
  /** Whether the action of the Town Card at each position was used this turn (TEC-TOWN-2). */
  townUsed: boolean[]
}

/** Nobody has a hand: all players know the same (TEC-TERM-9). */
export type TecHand = Record<string, never>

interface TecBox extends Box {
  /** The Page deck, top card first. */
  deck: number[]
  /** The Page Card that lies face down at each position, or NO_PAGE. */
  faceDown: number[]
  /** How many cards at the bottom of the deck everybody has seen going there (TEC-SITE-1). */
  buried: number
  stack: Frame[]
}

export interface TecState extends State {
  table: TecTable
  hands: TecHand[]
  box: TecBox
}
