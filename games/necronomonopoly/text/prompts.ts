import type { PromptsFor, Seat } from '@eldertable/kernel'
import type { LossCause } from '../state.ts'
import type { Tell } from './telling.ts'

/** Every step that asks, as `procedure.step`, in the order of the rulebook's decision points. */
export type DecisionKey =
  | 'dawn.window'
  | 'monsterStep.name'
  | 'monsterStep.command'
  | 'monsterStep.goules'
  | 'monsterStep.dunwich'
  | 'turn.ready'
  | 'turn.roam'
  | 'turn.rethrow'
  | 'miGo.spell'
  | 'encounter.meet'
  | 'encounter.second'
  | 'lose.window'
  | 'owe.window'
  | 'draw.arkham'
  | 'draw.window'
  | 'draw.keep'
  | 'gate.shift'
  | 'gate.conjure'
  | 'gate.destination'
  | 'gate.enlist'
  | 'gate.remove'
  | 'gate.rob'
  | 'nearest.choose'
  | 'discardOne.choose'
  | 'use.target'
  | 'use.counter'
  | 'look.order'
  | 'search.choose'
  | 'buying.choose'
  | 'trade.partner'
  | 'trade.draft'
  | 'trade.reply'
  | 'trade.counter'
  | 'trade.answer'

interface Card {
  card: number
}
interface By {
  seat: Seat
}

/** What the rules tell about each question. */
interface Abouts extends Record<DecisionKey, object> {
  'dawn.window': By
  'monsterStep.command': Card
  'turn.rethrow': { dice: readonly [number, number] }
  'encounter.meet': By & Card & { amount: number }
  'encounter.second': By & Card
  'lose.window': By & { amount: number; cause: LossCause }
  'owe.window': By & { amount: number; to: Seat; space: number }
  'draw.window': Card
  'draw.keep': Card
  'gate.shift': { total: number }
  'gate.destination': { row: number }
  'nearest.choose': By & { spaces: readonly number[] }
  'discardOne.choose': By & { type: 'ally' | 'item' | 'spell' | 'book' }
  'use.target': By & Card & { subject: number }
  'use.counter': By & Card & { by: Seat }
  'look.order': { place: number }
  'buying.choose': { space: number }
  'trade.draft': { partner: Seat }
  'trade.reply': { from: Seat }
  'trade.counter': { partner: Seat }
  'trade.answer': { from: Seat }
}

/** The prompts of some procedures: all of their questions, and no others. */
export type PromptsOf<Procedure extends string> = PromptsFor<Abouts, Tell, Procedure>

export type Prompts = PromptsOf<string>
