import type { TitleTypes, Run, Seat } from '@eldertable/kernel'
import type { Events } from './events.ts'
import type { Questions } from './questions.ts'
import type { Reason } from './reasons.ts'
import type { MashState } from './state.ts'
import type { Verb } from './verbs.ts'

/** Damage by an attack passes more windows than other damage (CM-REACT-14). */
type HarmKind = 'melee' | 'ranged' | 'drain' | 'other'

/** How a piece came where it is: hazards tell these apart (CM-TILE-5). */
export type Coming = 'moved' | 'pushed' | 'flown'

/** An attack: who, with what, at whom, and what came of it. */
interface Attack {
  by: number
  credit: Seat
  means: number
  isMelee: boolean
  targets: number[]
  natural: number
  total: number
  hits: number[]
  index: number
  spot: number
  pattern: number
  lost: number
}

/**
 * The procedures of the game and what each remembers while it runs. `who`, `by` and `target` are targets (see
 * `targets.ts`), `seat` is a seat, `spot` a space of the board, `place` a place of the layout.
 */
export interface Frames {
  match: object
  // before the game
  prepare: object
  choosing: { order: Seat[]; index: number }
  layOut: object
  ownStarts: { index: number }
  markTerrain: object
  sharedStart: object
  dynamite: { seat: Seat }
  // the turn
  turn: { seat: Seat }
  comeIn: { seat: Seat }
  respawn: { seat: Seat }
  makeRoom: { spot: number; rule: string }
  actions: { seat: Seat }
  turnEnd: { seat: Seat }
  rebuild: object
  // one action of anybody, as a whole
  deed: {
    by: number
    verb: number
    argument: number
    /** What is picked within it once more, because it is being repeated (CM-REACT-22). */
    replay: number[]
    /** Who can still be asked whether they take it back, and who has. */
    askable: Seat[]
    caster: Seat
    /** Which stacks were drawn from, as bits: see `rules/reactions/deed.ts`. */
    drew: number
  }
  // moving
  move: {
    seat: Seat
    points: number
    isFlying: boolean
    path: number[]
    /** The last spot of its way on which nobody else stood (CM-MOVE-21). */
    last: number
    /** Seats that have refused to be passed through, and gifts that were refused. */
    refused: number
    declined: number[]
    /** What it begins with, or -1 for nothing yet. */
    verb: number
    argument: number
    replay: number[]
  }
  permit: { seat: Seat; by: Seat }
  handOver: { seat: Seat; by: Seat; object: number }
  jump: { seat: Seat; space: number }
  // coming somewhere
  reveal: { place: number; by: Seat; towards: number; isThroughGate: boolean }
  arrive: {
    who: number
    /** Where it goes; a place whose tile lies face down is turned up first. */
    place: number
    spot: number
    /** The compass direction from that place back to the gate in use, or -1. */
    towards: number
    by: Seat
    from: number
    other: number
    coming: Coming
    isGate: boolean
  }
  populate: { place: number; by: Seat; left: number }
  spawn: { place: number; seat: Seat; pieces: number[]; isRolled: boolean }
  land: { who: number; coming: Coming; by: Seat }
  // attacks
  attack: Attack
  sparing: { seat: Seat; attack: Attack }
  blow: {
    by: number
    credit: Seat
    target: number
    means: number
    isMelee: boolean
    isHit: boolean
    natural: number
    total: number
    faces: number
    damage: number
    isReflected: boolean
  }
  hurt: { seat: Seat; damage: number; kind: HarmKind; by: Seat }
  push: { seat: Seat; target: number }
  shove: { seat: Seat; target: number }
  bury: { credits: number[] }
  loot: { seat: Seat; spot: number; count: number; isChest: boolean }
  // objects
  find: { seat: Seat; object: number }
  overload: { seat: Seat }
  escape: { who: number; hold: number; natural: number }
  earthquake: { place: number; done: number[] }
  pictureGate: { seat: Seat; place: number }
  chest: { seat: Seat; left: number; spot: number }
  // spells and machines
  createGate: { seat: Seat; rule: string }
  stealing: { seat: Seat; from: Seat }
  control: { seat: Seat; piece: number; isShell: boolean }
  scouting: { seat: Seat; compass: number }
  // monsters
  monsterStep: { seat: Seat; place: number; acted: number[] }
  turnFoes: { pieces: number[] }
  foeTurn: { piece: number; left: number; hasCharged: boolean; seat: Seat }
  foeMove: {
    piece: number
    path: number[]
    points: number
    /** The seat whose spell or shell moves it, or -1. */
    seat: Seat
    /** Whether it has picked anything up where it stands: then it may go on. */
    hasPicked: boolean
    replay: number[]
  }
  charge: { piece: number; seat: Seat; path: number[]; exit: number[] }
  // sanity
  sights: { seat: Seat; index: number }
  check: { seat: Seat; source: number }
  madness: { seat: Seat }
  wander: { seat: Seat; compass: number; left: number }
}

/** The types of this title, for the kernel. */
export interface Mash extends TitleTypes {
  state: MashState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: 'deed.takenBack'
}

export type Game = Run<Mash>
