import type { TitleTypes, Run } from '@eldertable/kernel'
import type { Events, SpentFor } from './events.ts'
import type { Questions } from './questions.ts'
import type { Reason } from './reasons.ts'
import type { Cost } from './rules/costs.ts'
import type { TecState } from './state.ts'
import type { Verb } from './verbs.ts'

/** What the wheel is spun for (TEC-SETUP-16, TEC-TURN-2). */
export type SpunFor = 'oldOne' | 'shambler' | 'token' | 'turn'

/** The procedures of the game and what each remembers while it runs, in the order of the rulebook. */
export interface Frames {
  match: object
  chooseCharacters: { chosen: number }
  turn: { character: number }
  pointer: { character: number }
  /** Draws from the Bag: Madness goes on the Town Card at a position, or with -1 on the character's own tracks. */
  draw: { character: number; left: number; town: number }
  power: { character: number; colour: number }
  cthulhuDeals: { character: number; colour: number }
  stepTwo: { character: number }
  /** Pays one of the costs; answers whether it was done. */
  pay: { character: number; costs: readonly Cost[]; for: SpentFor; rule: string }
  /** `portal` is the location that the dice are to seal, if they are to seal one. */
  rerolls: { character: number; left: number; portal?: number }
  collect: { character: number }
  /** `rage` is what the mat held when the action began (TEC-ACTION-14), `space` that of the chosen Shambler. */
  banish: { character: number; rage: number; dice: number; cost: number; space: number }
  townAction: { character: number; target: number; receiver: number }
  translate: { character: number }
  seal: { character: number; portal: number }
  ability: { character: number; target: number }
  extraMove: { character: number; assistant: number }
  assistantTurn: { character: number }
}

/** The types of this title, for the kernel. */
export interface Tec extends TitleTypes {
  state: TecState
  frames: Frames
  questions: Questions
  events: Events
  verb: Verb
  reason: Reason
  resumePoints: never
}

export type Game = Run<Tec>
