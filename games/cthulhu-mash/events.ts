import type { Seat } from '@eldertable/kernel'
import type { PolicyRule } from './rules/automatic-monsters/choice.ts'
import type { Victory } from './pieces/tables.ts'
import type { HoldKind } from './state.ts'

/** Everything the log is told. `who` and `by` are targets (see `targets.ts`) unless they are called a seat. */
export interface Events {
  turn: { seat: Seat }
  // before the game
  victory: { die: number; victory: Victory }
  /** For the first turn, or for the first choice of a character. */
  rollsOff: { seats: Seat[]; dice: number[]; why: 'turn' | 'character' }
  becomes: { seat: Seat; character: number }
  // tiles
  reveals: { place: number; tile: number; by: Seat }
  turns: { place: number; rotation: number }
  populates: { place: number; die: number; count: number }
  places: { who: number; spot: number }
  misplaced: { piece: number }
  spawnRoll: { who: number; die: number; spawns: boolean }
  spawns: { who: number; spot: number; generator: number }
  /** A generator would spawn, but there is no room, or no monster of its kind is left. */
  noSpawn: { who: number; isSpent: boolean }
  reshuffles: { stack: 'generators' | 'objects' }
  cutOff: object
  rebuilds: object
  // moving
  steps: { who: number; spot: number }
  jumps: { seat: Seat; spot: number }
  arrives: { who: number; spot: number }
  switched: { who: number; spot: number }
  comesIn: { seat: Seat; spot: number }
  back: { seat: Seat; spot: number }
  permits: { seat: Seat; by: Seat; isAllowed: boolean }
  swallowed: { who: number; spot: number }
  sinks: { who: number }
  crushed: { who: number }
  // attacks
  attacks: {
    by: number
    means: number
    targets: number[]
    natural: number
    total: number
    needed: number
  }
  strikes: { by: number; means: number; targets: number[] }
  hits: { who: number }
  misses: { who: number }
  parries: { seat: Seat; die: number; isParried: boolean }
  armour: { seat: Seat; die: number; isCancelled: boolean }
  braces: { seat: Seat; points: number }
  wardBreaks: { seat: Seat }
  loses: { who: number; points: number; left: number }
  heals: { who: number; points: number }
  refills: { seat: Seat; points: number }
  pays: { seat: Seat; points: number }
  attaches: { who: number; seat: Seat }
  drains: { who: number; seat: Seat }
  pushes: { seat: Seat; who: number; natural: number; total: number; isDone: boolean }
  shoved: { who: number; spot: number }
  shattered: { who: number; spot: number }
  holds: { who: number; kind: HoldKind; escape: number }
  tries: { who: number; kind: HoldKind; die: number; escape: number }
  breaks: { who: number; kind: HoldKind }
  // death
  dies: { seat: Seat; by: Seat }
  falls: { who: number; by: Seat }
  out: { seat: Seat }
  respawns: { seat: Seat }
  homeFalls: { who: number }
  keeps: { seat: Seat; piece: number }
  leaves: { piece: number; die: number; count: number }
  searches: { seat: Seat }
  // objects
  finds: { seat: Seat; object: number }
  foeFinds: { who: number; object: number }
  drops: { seat: Seat; object: number }
  hands: { seat: Seat; by: Seat; object: number; isTaken: boolean }
  steals: { seat: Seat; from: Seat; object: number }
  spills: { seat: Seat; object: number }
  usesUp: { who: number; object: number }
  letsGo: { who: number; object: number; hasHit: boolean }
  wears: { seat: Seat; object: number }
  readies: { seat: Seat; object: number }
  chimes: { seat: Seat }
  charms: { seat: Seat; who: number }
  clock: { seat: Seat; actions: number }
  crystal: { seat: Seat; power: number }
  quakes: { who: number; die: number; isHit: boolean }
  pictured: { seat: Seat; place: number }
  // power-ups, spells and machines
  powerUp: { seat: Seat; power: number }
  learns: { seat: Seat; spell: number }
  reads: { seat: Seat; object: number; spells: number[] }
  casts: { seat: Seat; spell: number }
  binds: { seat: Seat; who: number }
  unbinds: { who: number }
  takenBack: { seat: Seat }
  repeats: { seat: Seat; by: number }
  therapy: { seat: Seat; die: number }
  operates: { seat: Seat; die: number; works: boolean }
  // monsters
  monsters: { seat: Seat }
  /** By which rule of the policy a monster or generator does what it does next. */
  decides: { who: number; why: PolicyRule }
  losesTurn: { seat: Seat }
  departs: { seat: Seat }
  // sanity
  checks: { seat: Seat; source: number; roll: number; isPassed: boolean }
  shudders: {
    seat: Seat
    points: number
    left: number
    /** What cost it: a check, or something that always does. */
    why: 'check' | 'gate' | 'spell' | 'knife' | 'seashell'
  }
  comesRound: { seat: Seat; die: number; isSane: boolean }
  calms: { seat: Seat; points: number }
  idea: { seat: Seat; roll: number; isMad: boolean }
  raves: { seat: Seat; die: number }
  wanders: { seat: Seat; die: number }
  madness: { seat: Seat; die: number }
}
