import { cardAt, type When } from '../pieces/cards.ts'
import type { Questions } from '../questions.ts'
import { isFor } from '../rules/powers.ts'
import { momentsOf } from './cards.ts'
import { openState, type Tell } from './telling.ts'

/** The windows in which a power can be used, by the question that is asked then (NEC-WINDOW-1). */
const windows: Readonly<Partial<Record<keyof Questions, When | 'dawn'>>> = {
  'dawn.window': 'dawn',
  'monsterStep.command': 'command',
  'turn.ready': 'ready',
  'turn.rethrow': 'throw',
  'encounter.meet': 'meet',
  'lose.window': 'lose',
  'owe.window': 'owe',
  'draw.window': 'draw',
  'gate.shift': 'gate',
  'use.counter': 'counter',
  'buying.choose': 'buy',
}

/** Why the reader can't use a card that he holds: this is not its moment. Nothing if it is, or if he does not hold it. */
export function notNow(card: number, t: Tell): string[] {
  const { reader, asked, table } = t
  const row = cardAt(card)
  if (reader === null || table.outcome !== null || row.when.length === 0) return []
  if (table.players[reader]?.held.includes(card) !== true) return []
  const when = asked?.seat === reader ? windows[asked.key] : undefined
  if (when !== undefined && isFor(openState(t), reader, row, when)) return []
  return [`Not now: it can be used ${momentsOf(row)}.`]
}
