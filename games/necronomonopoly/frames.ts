import type { TitleTypes, Run, Seat } from '@eldertable/kernel'
import type { Events } from './events.ts'
import type { Questions } from './questions.ts'
import type { Reason } from './reasons.ts'
import type { LossCause, NecState } from './state.ts'
import type { Verb } from './verbs.ts'
import type { When } from './pieces/cards.ts'

/** The procedures of the game and what each remembers while it runs, in the order of the rulebook. */
export interface Frames {
  match: object
  turn: {
    seat: Seat
    dice: [number, number]
    doubles: number
    /** True if the latest throw gives a further one. */
    again: boolean
  }
  dawn: { seat: Seat; asked: number }
  monsterStep: { seat: Seat; monster: number; total: number }
  /** `rule` is what makes the player walk. */
  walk: { seat: Seat; steps: number; rule: string }
  miGo: { seat: Seat; byGate: boolean }
  land: { seat: Seat; walked: boolean; space: number; monsters: number[] }
  draw: { seat: Seat; card: number; space: number }
  followOther: { seat: Seat; card: number; queue: number[] }
  discardOne: { seat: Seat; type: 'ally' | 'item' | 'spell' | 'book'; rule: string }
  use: {
    seat: Seat
    card: number
    when: When
    /** The Monster being encountered, or the Spell being countered, or -1. */
    subject: number
    target: number
  }
  look: { seat: Seat; placed: number }
  search: { seat: Seat }
  encounter: { seat: Seat; monster: number; loss: number; ally: number }
  /** `rule` is what makes the Monster move. */
  moveMonster: { monster: number; total: number; inStepOf: Seat; meets: Seat[]; rule: string }
  lose: { seat: Seat; amount: number; cause: LossCause; rule: string }
  /** `rule` is what makes the payment due. */
  owe: { seat: Seat; to: Seat; amount: number; space: number; rule: string }
  insanity: { seat: Seat; creditor: Seat }
  attack: { seat: Seat; victims: Seat[]; struck: boolean }
  strikeInmates: { seat: Seat; inmates: Seat[] }
  sendToAsylum: { seat: Seat; rule: string }
  nearest: { seat: Seat; spaces: number[]; lands: boolean; rule: string }
  gate: { seat: Seat; total: number; shifted: number[]; to: number }
  buying: { seat: Seat }
  trade: { seat: Seat; partner: Seat }
}

/** The types of this title, for the kernel. */
export interface Nec extends TitleTypes {
  state: NecState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: never
}

export type Game = Run<Nec>

/** What `use` answers to the window in which a power was used. */
export const BANISHED = 1
export const VOIDED = 2
export const FORGIVEN = 3
export const COUNTERED = 4
export const PLACED = 5
export const DRAW_AGAIN = 6
