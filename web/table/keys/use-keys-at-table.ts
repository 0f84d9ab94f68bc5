import type { BoardModule } from '@eldertable/board-kit'
import type { BegunMatch } from '../../session/session.ts'
import { amountsOf } from '../prompt/amounts-of.ts'
import type { HintInHand } from '../company/hint.ts'
import { useTableKeys } from './keys.ts'
import { amongOptions, entriesOf, inOrder, orderOf, ordinaryOf } from '../prompt/option-order.ts'
import type { TableWays } from '../head/table-ways.ts'
import { toolsOf } from '../board/tools.ts'
import type { Picking } from '../prompt/use-picking.ts'
import type { OpenSides } from '../side/use-sides.ts'

/** What each key means at a table as it stands. */
export function useKeysAtTable(
  table: BegunMatch,
  {
    board,
    isTelling,
    picking,
    hint,
    ways,
    sides,
  }: {
    board: BoardModule
    /** What is not in sight yet is not picked by a key. */
    isTelling: boolean
    picking: Picking
    hint: HintInHand
    ways: TableWays
    sides: OpenSides
  },
): void {
  const { narrowed, narrow } = picking
  const order = orderOf(board, table.view.table)
  const tool = toolsOf(board, table.view.table)
  const amounts = amountsOf(table, board)
  const offered = amongOptions(table.view.menu?.options ?? [], board, amounts)
  const options = inOrder(order, offered, narrowed, tool)
  const { choices } = hint
  const entries = entriesOf(options, board, narrowed, tool)
  useTableKeys({
    entries: isTelling ? [] : entries,
    // What is left beside steppers is never the ordinary thing, be it the only option.
    go: isTelling
      ? undefined
      : (choices?.[0]?.option ?? (amounts === null ? ordinaryOf(order, options) : undefined)),
    onPick: picking.pick,
    onNarrow: narrow,
    onBack: () => (choices === null ? narrow(null) : hint.close()),
    onUndo: () => ways.goBack('step'),
    letters: {
      l: () => sides.show('log'),
      g: () => sides.show('goal'),
      i: () => sides.show('pieces'),
      r: () => sides.show('rules'),
      b: () => sides.show('text'),
      t: () => sides.show('chat'),
      Z: () => ways.goBack('action'),
      u: () => ways.goBack('turn'),
      y: ways.redo,
      ...(!ways.isLesson && { p: ways.watch }),
      ...(ways.openAnytime !== undefined && { a: ways.openAnytime }),
      ...(hint.isThere && { h: hint.toggle }),
      '?': () => ways.open('keys'),
    },
  })
}
