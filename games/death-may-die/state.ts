import type { Box, Seat, State, Table } from '@eldertable/kernel'
import type { ElderKey } from './pieces/elder-ones.ts'
import type { EnemyKind } from './pieces/enemies.ts'
import type { Skill } from './pieces/skills/index.ts'
import type { EpisodeToken } from './pieces/map.ts'

/** The version of the rules by which new matches go. */
export const EDITION = 2

export const NOWHERE = -1
export const NOBODY = -1
export const NO_CARD = -1
/** The Elder One among the enemies that can be named; figures have their place in the list. */
export const ELDER = 99

export interface DmdSettings {
  elderOne: ElderKey
  episode: '1' | '2' | '3' | '4' | '5' | '6'
  difficulty: 'gentle' | 'standard' | 'cruel'
  safeTrade: boolean
  restOne: boolean
  panic: boolean
  advanceOrder: 'elderFirst' | 'choose'
  endOrder: 'source' | 'published'
  insanityDraft: boolean
  randomInvestigators: boolean
  chooseFirst: boolean
  publishedSkills: boolean
}

/** An investigator in play, by its number in the order of turns round the table. */
export interface Hero {
  seat: Seat
  /** The row among the investigators; -1 until it is chosen. */
  who: number
  /** The number of its space; -1 before the start and once it has fallen (DMD-TERM-26). */
  space: number
  hasFallen: boolean
  /** Spaces of the three tracks (DMD-INV-1). */
  wounds: number
  stress: number
  sanity: number
  /** Of its three skills, the unique one first (DMD-INV-6). */
  levels: [number, number, number]
  /** The number of its insanity card; -1 until it is dealt. */
  insanity: number
  /** Claimed Discovery cards with that entry showing, in the order in which they were claimed (DMD-DISC-6). */
  left: number[]
  right: number[]
  /** Fire tokens and Yellow Signs on the dashboard. */
  fire: number
  signs: number
  /** The Mythos card that is kept because of PTSD, or -1 (DMD-INSANE-3). */
  remembers: number
  /** How often it has come back from the skull (DMD-UNKILL-1). */
  revivals: number
  /** Where it fell, for what is still to be done in its turn (DMD-DEATH-7); -1 while it lives. */
  fellAt: number
  /** How often each of its skills has been used in this turn, for those that are limited by it. */
  used: Partial<Record<Skill, number>>
}

/** The figure of a cultist or a monster; every figure of the boxes in play is listed, so none can get lost. */
export interface Enemy {
  kind: EnemyKind
  /** -1 in the supply. */
  space: number
  wounds: number
}

/** A token of the episode: on the map, or carried. */
export interface Thing {
  kind: EpisodeToken | 'bones'
  /** The number of its space; -1 while it is carried or gone. */
  space: number
  /** The hero who carries it, or -1. */
  holder: number
  /** Spoil markers, cracks, prayers, Alignment, Wires or Powder on it. */
  markers: number
  /** Whether a Grave lies face up. */
  isOpen: boolean
}

/** What dice were thrown for. The last three are rolls against somebody (DMD-DICE-8). */
export type RollKind = 'attack' | 'check' | 'action' | 'foe' | 'fire' | 'signs'

/** The dice on the table: those of the latest roll. */
export interface Roll {
  /** Whom it concerns (DMD-CHOICE-2). */
  hero: number
  kind: RollKind
  /** Of an attack: whether it is made into one's own space, and the enemies it is aimed at. */
  isNear: boolean
  targets: number[]
  /** The enemy that attacks, or -1. */
  foe: number
  /** What each die shows, as a row of `pieces/dice.ts`; standard dice first. */
  dice: number[]
  /** Free rerolls taken in this roll, by their source. */
  free: Partial<Record<number, number>>
  /** What came of it once symbols were counted (DMD-RESULT-1). */
  successes: number
  tentacles: number
}

interface Elder {
  /** DMD-TRACK-1 */
  track: number
  /** The highest stage that is revealed. */
  stage: number
  wounds: number
  /** -1 while it stands on the track (DMD-TRACK-3). */
  space: number
}

type TurnStep = 'setUp' | 'actions' | 'mythos' | 'encounter' | 'end'

interface DmdTable extends Table {
  /** The version of the rules; matches of the first do not say it. */
  edition?: typeof EDITION
  settings: DmdSettings
  heroes: Hero[]
  /** The hero whose turn it is. */
  active: number
  step: TurnStep
  /** Actions that are left in step 1 (DMD-TURN-2). */
  actions: number
  enemies: Enemy[]
  elder: Elder
  isDisrupted: boolean
  /** Fire tokens, R'lyeh tokens and Lamps on each space. */
  fire: number[]
  rlyeh: boolean[]
  lamps: boolean[]
  /** DMD-EPFOUR-5: which gates are barred. */
  shutters: { red: boolean; yellow: boolean; blue: boolean }
  things: Thing[]
  /** How many cards are face down in each deck. */
  mythos: number
  discovery: number
  /** Cards that were resolved, the latest last. */
  mythosDiscards: number[]
  discoveryDiscards: number[]
  /** Wounds on companions, by the number of their Discovery card. */
  woundsOn: number[]
  /** How often each Discovery card has been used in this turn (DMD-CLAIM-11, DMD-CLAIM-12). */
  usedCards: number[]
  roll: Roll | null
  /** Mythos cards that were drawn and are not resolved yet. */
  drawn: number[]
  /** The Discovery card that is being resolved, or -1. */
  found: number
  /** Mythos cards that everybody saw going under the deck, the topmost first (DMD-OMENS-1). */
  buried: number[]
  /** A space that is lit until the end of the turn, or -1 (Flash Powder). */
  flash: number
  /** Requests that were refused in this turn (DMD-CHOICE-4). */
  refused: number[]
}

interface DmdBox extends Box {
  /** Mythos and Discovery decks, top card first. */
  mythos: number[]
  discovery: number[]
  /** Insanity cards that stay out of the game (DMD-SETUP-13). */
  insanities: number[]
  /** Which of the things that are face-down Graves have Bones on the hidden side (DMD-EPTHREE-1). */
  bones: number[]
}

export interface DmdState extends State {
  table: DmdTable
  hands: object[]
  box: DmdBox
}
