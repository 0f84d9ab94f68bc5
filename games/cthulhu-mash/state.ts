import type { Box, Seat, State, Table } from '@eldertable/kernel'
import type { Victory } from './pieces/tables.ts'

/** Nobody, nothing, nowhere. */
export const NONE = -1

export type Facing = 0 | 1 | 2 | 3

export interface MashSettings {
  victory: Victory | 'roll'
  teams: boolean
  characters: 'roll' | 'random'
  monsterControl: 'usual' | 'left-player' | 'automatic'
  sharedStart: 'usual' | 'on' | 'off'
  coopTiles: number
  turnLimit: number
  sanity: boolean
  customLayout: boolean
  oneWayGates: boolean
  terrainHeights: boolean
  facing: boolean
  readyWeapon: boolean
  explorerDynamite: boolean
  powerUpRestores: boolean
  spawnRestoresBoth: boolean
  misplacedGenerators: boolean
  monstersHeal: boolean
  monstersUseObjects: boolean
  monstersAttackSpawn: boolean
  monstersAttackAnyone: boolean
  bootSparesMonsters: boolean
  vampireDrain: 'vampire-actions' | 'victim-actions'
  escapeMoves: boolean
}

/** Where a hold comes from; nobody is held twice by the same kind of source (CM-HOLD-13). */
export type HoldKind =
  | 'space'
  | 'web'
  | 'bolos'
  | 'net'
  | 'handcuffs'
  | 'snare'
  | 'sedative'
  | 'freezing-wrack'
  | 'grasp-of-cthulhu'

/** What keeps a piece from acting (CM-HOLD-1). */
export interface Hold {
  kind: HoldKind
  /** The highest number on the die that breaks it. */
  escape: number
  /** The seat to whom what comes of it is credited, or -1. */
  by: Seat
  /** Of quicksand: how many of the piece's own turns it has still got, the present one counted; otherwise 0 (CM-PLACE-4). */
  sinksIn: number
}

/** What becomes of the objects of a character that dies (CM-DEATH-12, CM-DEATH-13). */
type Fate = 'lie' | 'discarded' | 'removed'

/** What a character and a monster have in common. */
export interface Body {
  /** Where it is, or -1: see `spots.ts`. */
  spot: number
  health: number
  holds: Hold[]
  /** In the order in which they were taken (CM-ITEM-18, CM-OPT-9). */
  objects: number[]
  /** The side of its tile that it looks at (CM-OPT-1). */
  facing: Facing
  /** The seat that has brought about what last struck it, or -1 (CM-DEATH-16). */
  blame: Seat
}

/** The character of a seat. */
export interface Hero extends Body {
  /** Which of the four; -1 until it is chosen. */
  character: number
  /** `comes`: waits to enter a shared start; `respawns`: is dead until its next turn (CM-DEATH-2). */
  life: 'comes' | 'alive' | 'respawns' | 'out'
  mentality: number
  /** Points above the base that a rule let it have, which a falling base leaves alone (CM-STAT-15). */
  surplus: number
  /** The shield, armour and movement object that were chosen; -1 for the one carried longest (CM-ITEM-18). */
  shield: number
  armour: number
  mover: number
  /** The weapon that is ready, or -1 (CM-OPT-2). */
  ready: number
  /** Spells that it knows for good, and those that it has learnt from tomes (CM-CHAR-20, CM-CHAR-21). */
  spells: number[]
  memorized: number[]
  powers: number[]
  /** Destroyed generators (CM-GENER-12). */
  kills: number[]
  isFlying: boolean
  hasWard: boolean
  hasRazor: boolean
  /** What it has done this turn and may not do again: spells once a turn, the Cock Fighter, being webbed. */
  isWardSpent: boolean
  isRazorSpent: boolean
  hasCrowed: boolean
  isWebbed: boolean
  losesTurn: boolean
  /** Whether its player has left the table (CM-END-3). */
  hasLeft: boolean
  /** Whether its first turn is still to come (CM-TURN-3). */
  isNew: boolean
  /** The position of its start tile, or -1, and what its spawning space can still take (CM-HOME-3). */
  home: number
  homeHealth: number
  /** The Deep One that it controlled last with the Seashell, or -1 (CM-OBJ-22). */
  charmed: number
  fate: Fate
  // the sanity variant
  sanity: number
  /** Things that it has met, so that they no longer trigger: see `rules/sanity/sights.ts` (CM-SANE-7). */
  met: number[]
  /** Whether the psychotherapy machine has hurt it (CM-SANE-22). */
  isBurnt: boolean
}

/** A monster or generator on the board, named by its piece: six of each kind (CM-SETUP-17, CM-SETUP-18). */
export interface Foe extends Body {
  piece: number
  /** Its creation number (CM-TERM-18). */
  made: number
  /** The seat of the victim to which a Star Vampire is attached, or -1 (CM-FOE-16). */
  victim: Seat
  losesStep: boolean
  /** The seat whose spell binds it, or -1 (CM-SPELL-1). */
  boundBy: Seat
}

/** A place of the layout with what lies there. */
export interface Place {
  column: number
  /** From the north. */
  row: number
  /** The tile, or -1 while it lies face down. */
  tile: number
  /** Quarter turns clockwise (CM-TERM-5). */
  rotation: number
  isPopulated: boolean
  /** Whether it was laid face up at the beginning. */
  isStart: boolean
}

/** What lies on a space. */
export interface Pile {
  spot: number
  /** How many objects nobody has seen. */
  unseen: number
  /** Objects that everybody knows (CM-ITEM-4). */
  open: number[]
  /** Shoggoth Tissue that has become a hazard (CM-OBJ-53). */
  tissue: number[]
}

/** What was thrown last, for everybody to see. */
interface Roll {
  /** Who threw, as a target (see `targets.ts`), or -1. */
  by: number
  dice: number[]
  faces: number
  /** What was added to it, and what had to be reached; 0 where nothing had. */
  bonus: number
  needed: number
}

/** Two or more sides that cannot reach one another any more, and how many turns are left (CM-GATE-28). */
interface CutOff {
  left: Seat[]
}

/** The four parts of a turn (CM-TURN-1). */
export const STEPS = ['start', 'actions', 'monsters', 'end'] as const
type Step = (typeof STEPS)[number]

/** By which readings of the rules a match goes; see `earlier/`. */
export const EDITION = 5

interface MashTable extends Table {
  settings: MashSettings
  /** Matches of version 1 do not write it down. */
  edition?: 2 | 3 | 4 | typeof EDITION
  victory: Victory
  isTeams: boolean
  /** Who decides for monsters while somebody else is left (CM-OPT-22). */
  control: 'left-player' | 'automatic'
  isShared: boolean
  active: Seat
  /** Who plays first; turns go up from there. */
  first: Seat
  round: number
  actions: number
  step: Step
  /** Whether the rest of the present actions step is lost, or of the actions of the monster that acts (CM-OBJ-50, CM-SANE-27). */
  isCut: boolean
  places: Place[]
  /** For each place and compass direction the neighbouring place, or -1 (CM-GATE-3). */
  neighbours: number[]
  /** The compass direction of the entry gate of a shared start at place 0, or -1 (CM-COOP-4). */
  entry: number
  heroes: Hero[]
  /** In the order of their creation numbers. */
  foes: Foe[]
  piles: Pile[]
  made: number
  generatorsLeft: number
  objectsLeft: number
  spellsLeft: number
  generatorDiscards: number[]
  objectDiscards: number[]
  /** Objects that are out of the game. */
  removed: number[]
  /** For each spell the tome that it lies with, or -1 (CM-CAST-2). */
  tomes: number[]
  /** The power-up in the Elder Thing Crystal, or -1 (CM-OBJ-42). */
  crystal: number
  /** Marked spaces of CM-OPT-6, as tile and space. */
  hindrances: number[]
  heights: number[]
  blinds: number[]
  /** The seats at which the present action has been directed, a bit for each (CM-REACT-16). */
  touched: number
  /** Whether the present action follows upon a Temporal Dust (CM-REACT-23). */
  isAgain: boolean
  /** What has been picked within the present action, so that it can be repeated (CM-REACT-22). */
  picks: number[]
  /** Seats that were in the game when it was last judged: a draw is between them (CM-WIN-10). */
  standing: Seat[]
  cutOff: CutOff | null
  roll: Roll | null
}

/** What lies where nobody can look. */
interface MashBox extends Box {
  /** The tile of each place, and those that are not used, which nobody has seen (CM-SETUP-10). */
  tiles: number[]
  spareTiles: number[]
  /** Stacks; the top is last. */
  generators: number[]
  objects: number[]
  spells: number[]
  /** For each character. */
  powers: number[][]
  /** For each pile of the table the objects in it that nobody has seen; the top is last. */
  unseen: number[][]
}

export interface MashState extends State {
  table: MashTable
  hands: object[]
  box: MashBox
}
