import type { Seat } from '@eldertable/kernel'
import type { SpunFor } from './frames.ts'

/** What sealed or unsealed the fate of everybody. */
export const endings = [
  'sealed',
  'strengthOne',
  'strengthTwo',
  'shamblers',
  'playerMad',
  'assistantMad',
] as const
export type Ending = (typeof endings)[number]

/** What a character's tentacles were spent for. */
export type SpentFor = 'banish' | 'fewerDice' | 'townAction' | 'translate' | 'ability'

/** What a roll was for. */
export type RolledFor = 'banish' | 'seal'

/**
 * Why a power comes to nothing: no character is within one; none of the colour is there to be taken, given or lost; or
 * every Town Card within one has its own already (TEC-POWER-7).
 */
export type Miss = 'nobody' | 'nothing' | 'nowhere'

/** What an Assistant can be paid to do (TEC-SOLO-10). */
export type ExtraAction = 'move' | 'translate' | 'banish' | 'seal'

/**
 * What can happen, with the parameters that its log line needs. Characters, towns (positions), Page Cards, mats,
 * sites and colours are numbers. Every piece that changes its zone does so in an event that says from where to where.
 */
export interface Events {
  // set-up
  townsLaid: { sites: number[] }
  first: { seat: Seat }
  takesMat: { character: number; mat: number }
  pagesShuffled: object
  oldOneAppears: { town: number }
  arrives: { character: number; town: number }
  putsBack: { town: number }

  // the turn
  turn: { character: number; round: number }
  spins: { character: number; stop: number; for: SpunFor }

  // 1-A
  lulls: { character: number; colour: number }
  lullsNothing: object
  rift: object
  riftsNothing: object
  omen: { colour: number }
  surge: object

  // 1-B and every draw from the Bag
  drawing: { character: number; count: number; town: number }
  /** Bag → Madness Track of a Town Card */
  creeps: { town: number; colour: number }
  /** Bag → character's track */
  haunts: { character: number; colour: number }
  /** Bag → Chaos Track */
  drawsChaos: { character: number }
  /** Bag → Energy Track */
  energy: { energy: number }
  bagEmpty: object

  // accursed tracks; `from` says where the piece that did not fit came from
  /** Energy Track and Discard Mat (counts by kind, without the Eldritch Tentacles of the track) → Bag */
  energyAccursed: { track: number; discard: number[] }
  strength: { strength: number; draws: number }
  /** Madness Track and one from the Bag → Shambler Mat */
  townAccursed: { town: number; colour: number; track: number }
  /** Chaos Track and one from the Bag → general supply */
  chaosAccursed: { character: number; track: number }
  /** Track of a character and one from the Bag or the Shambler Mat → Shambler Mat */
  mindAccursed: { character: number; colour: number; track: number; from: 'bag' | 'lair' }
  /** Shamblers of a track → Shambler Mat; the new one never left it */
  shamblersAccursed: { town: number; colour: number; track: number[] }
  /** Town Card → Discard Mat, and general supply → Town Card */
  eldritchFalls: { town: number; refilled: boolean }
  delirium: { character: number; brain: number }
  calms: { character: number; brain: number }

  // 1-C and 1-D
  spawns: { town: number; space: number; colour: number; wanted: number }
  stalks: { from: number; to: number }

  // powers
  power: { colour: number; oldOne: number }
  powerClosed: { colour: number }
  powerMisses: { colour: number; why: Miss }
  /** Shambler Mat → Madness Track */
  sows: { town: number; colour: number }
  /** beside a mat → page discard pile */
  losesPage: { character: number; card: number }
  /** character's track → Shambler Mat */
  strips: { character: number; colour: number; count: number }
  /** Shambler Mat → character's track */
  deals: { character: number; colour: number }

  // Step 2
  mustMove: { character: number; town: number }
  buysAction: { character: number; left: number }
  moves: { character: number; from: number; to: number; by: 'move' | 'ferry' }
  reveals: { town: number; card: number }
  /** Madness Track → character's track, by colour */
  collects: { character: number; town: number; taken: number[] }
  rolls: { character: number; dice: number[]; for: RolledFor }
  rerolls: { character: number; die: number; face: number }
  /** An Assistant rolls all its dice again (TEC-ASSIST-21). */
  rerollsAll: { character: number; dice: number[] }
  /** From the mat of `from`: Madness → Discard Mat, Chaos → general supply */
  pays: { character: number; from: number; spent: number[]; for: SpentFor }
  /** Shambler Track → Shambler Mat, and Madness of the colour from the Shambler Mat → Discard Mat */
  banishes: { character: number; town: number; space: number; colour: number; discarded: number }
  banishFails: { character: number; cost: number }
  banishDeclined: { character: number; cost: number }

  // Town Actions and abilities
  townAction: { character: number; town: number; site: number }
  /** The old Page Card → bottom of the deck, a new one from the deck → beside the Town Card, face up */
  exchangesPage: { town: number; old: number; card: number }
  /** beside a mat → beside another mat */
  passesPage: { card: number; from: number; to: number }
  lures: { from: number; to: number }
  /** Shambler Track → Shambler Mat */
  sendsHome: { town: number; space: number; colour: number }
  /** Shambler Mat → Discard Mat */
  buries: { colour: number; count: number }
  /** general supply → Chaos Track */
  gainsChaos: { character: number }
  /** Energy Track → Bag */
  dims: { energy: number }
  ability: { character: number; mat: number }
  /** character's track → another character's track */
  handsOver: { from: number; to: number; colour: number }

  // Translate and Phase Two
  /** The Page Card → beside the mat; a Page Token → each of the rows; Chaos of completed lines → Discard Mat */
  translates: {
    character: number
    town: number
    card: number
    rows: number[]
    rowsDone: number[]
    columnsDone: number[]
  }
  /** Page deck → beside a Town Card, face down */
  dealsPage: { town: number }
  /** page discard pile → Page deck */
  deckRenewed: { count: number }
  deckEmpty: { town: number }
  /** Discard Mat (counts by kind) and Energy Track → Bag */
  phaseTwo: { discard: number[]; energy: number }
  /** character's mat (of `from`) → portal location */
  seals: { character: number; from: number; portal: number; kind: number; sum: number }
  sealFails: { character: number; portal: number; sum: number }
  /** Shambler Mat → Discard Mat */
  closes: { colour: number; count: number }

  // Assistants
  extraAction: { character: number; assistant: number; action: ExtraAction }
  staysPut: { character: number; town: number }

  ends: { ending: Ending; character: number }
}
