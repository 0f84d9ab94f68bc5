import type { Seat } from '@eldertable/kernel'
import type { EpisodeAction } from './pieces/claims.ts'
import type { Skill } from './pieces/skills/index.ts'
import type { EnemyKind } from './pieces/enemies.ts'
import type { RollKind } from './state.ts'

/** How the game can end. */
export const endings = ['slain', 'deadEarly', 'madEarly', 'nobodyLeft', 'ascended'] as const
export type Ending = (typeof endings)[number]

/** What there may be too little of: tokens, room for stress, figures in the supply, figures on the map. */
export type Lacking = 'fire' | 'rlyeh' | 'signs' | 'stress' | 'figures' | 'movers'

/** How an investigator falls (DMD-TERM-26). */
export type Fall = 'wounds' | 'sanity'

/**
 * What can happen, with the parameters that its log line needs. Heroes, foes (99 is the Elder One), spaces, cards and
 * tokens are numbers.
 */
export interface Events {
  // set-up
  takes: { hero: number; who: number }
  goesMad: { hero: number; insanity: number }
  first: { hero: number }
  levelsUp: { hero: number; skill: number; level: number }
  // the turn
  turn: { seat: Seat; hero: number; turn: number }
  free: { hero: number; of: 'move' | 'attack' | 'rest' | EpisodeAction }
  acts: { hero: number; action: EpisodeAction }
  moves: { hero: number; from: number; to: number }
  /** `foe` is who carries the hero there, or -1. */
  placed: { hero: number; space: number; foe: number }
  refuses: { hero: number }
  usesCard: { hero: number; card: number }
  // dice
  /** `targets` are those of an attack, `foe` is who attacks. */
  rolls: { hero: number; kind: RollKind; foe: number; targets: number[]; dice: number[] }
  rerolls: { hero: number; die: number; shows: number; stress: number }
  blanks: { hero: number; die: number }
  wards: { hero: number; die: number }
  /** This many symbols, which make the roll so much better. */
  counts: { hero: number; skill: Skill; count: number; worth: number; isAgainst: boolean }
  checks: { hero: number; isPassed: boolean }
  // tracks
  stress: { hero: number; amount: number }
  calms: { hero: number; amount: number; isRest: boolean }
  /** `foe` is whose attack it was, or -1 for fire; it is not there otherwise, nor in the first matches. */
  wounds: { hero: number; amount: number; foe?: number }
  heals: { hero: number; amount: number; isRest: boolean }
  armour: { hero: number; card: number }
  shields: { hero: number; card: number }
  sanity: { hero: number; amount: number }
  steels: { hero: number }
  snaps: { hero: number; insanity: number }
  evens: { hero: number; stress: number }
  remembers: { hero: number; card: number }
  revives: { hero: number }
  falls: { hero: number; how: Fall }
  signs: { hero: number; amount: number }
  dropsSigns: { hero: number; amount: number }
  // fire
  burns: { space: number }
  quenches: { space: number; amount: number }
  catchesFire: { hero: number; amount: number }
  shedsFire: { hero: number; amount: number }
  flashes: { space: number }
  // enemies
  summons: { foe: number; space: number }
  promotes: { foe: number; space: number }
  /** `follows` is the hero whom it follows, or -1. */
  comes: { foe: number; from: number; to: number; follows: number }
  attacks: { foe: number; hero: number }
  protects: { hero: number; whom: number; foe: number }
  hurts: { foe: number; amount: number }
  recovers: { foe: number }
  kills: { foe: number; space: number }
  // cards
  draws: { hero: number; card: number }
  buries: { hero: number; card: number }
  resolves: { hero: number; card: number }
  keepsInMind: { hero: number; card: number }
  /** `kept` are the cards that PTSD held back until now; the first matches do not say it. */
  shuffles: { kept?: number[] }
  finds: { hero: number; card: number }
  /** `stress` is what was paid for it. */
  claims: { hero: number; card: number; isLeft: boolean; stress: number }
  /** `isLeaving` where its holder has fallen. */
  discards: { hero: number; card: number; isLeft: boolean; isLeaving: boolean }
  handsOver: { from: number; to: number; card: number; isLeft: boolean }
  // tokens
  handsOverThing: { from: number; to: number; thing: number }
  marks: { thing: number; by: number; markers: number }
  thingGone: { thing: number }
  picksUp: { hero: number; thing: number }
  putsDown: { thing: number; space: number }
  turnsUp: { thing: number; hasBones: boolean }
  sinks: { space: number }
  bars: { hero: number; space: number }
  shutterBreaks: { space: number }
  lampLit: { hero: number; space: number }
  lampOut: { space: number }
  /** What somebody or something would have had, if there were any left, or room for it; `hero` and `kind` where it is theirs. */
  fizzles: { what: Lacking; hero: number; kind: EnemyKind | null }
  // the Elder One
  advances: { track: number }
  disrupts: object
  arrives: { space: number }
  reveals: { stage: number }
  defeats: { stage: number }
}
