import type { Seat } from '@eldertable/kernel'
import type { LossCause } from './state.ts'

interface Card {
  card: number
}
interface By {
  seat: Seat
}

/**
 * Every question as `procedure.step`, in the order of the rulebook's decision points, and what everybody may know about
 * it.
 */
export interface Questions {
  'dawn.window': By
  'monsterStep.name': object
  'monsterStep.command': Card
  'monsterStep.goules': object
  'monsterStep.dunwich': object
  'turn.ready': object
  'turn.roam': object
  'turn.rethrow': { dice: readonly [number, number] }
  'miGo.spell': object
  'encounter.meet': By & Card & { amount: number }
  'encounter.second': By & Card
  'lose.window': By & { amount: number; cause: LossCause }
  'owe.window': By & { amount: number; to: Seat; space: number }
  'draw.arkham': object
  'draw.window': Card
  'draw.keep': Card
  'gate.shift': { total: number }
  'gate.conjure': object
  'gate.destination': { row: number }
  'gate.enlist': object
  'gate.remove': object
  'gate.rob': object
  'nearest.choose': By & { spaces: readonly number[] }
  'discardOne.choose': By & { type: 'ally' | 'item' | 'spell' | 'book' }
  'use.target': By & Card & { subject: number }
  'use.counter': By & Card & { by: Seat }
  'look.order': { place: number }
  'search.choose': object
  'buying.choose': { space: number }
  'trade.partner': object
  'trade.draft': { partner: Seat }
  'trade.reply': { from: Seat }
  'trade.counter': { partner: Seat }
  'trade.answer': { from: Seat }
}
