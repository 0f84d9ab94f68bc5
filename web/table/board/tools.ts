import type { BoardModule } from '@eldertable/board-kit'
import type { Option, Table } from '@eldertable/kernel'

/** With what an option is done, as a target of the board. */
export type ToolOf = (option: Pick<Option, 'verb' | 'argument'>) => string | undefined

export const toolsOf =
  (board: Pick<BoardModule, 'tool'>, table: Table): ToolOf =>
  (option) =>
    board.tool?.(option, table)

/** Where everything is done with nothing in particular. */
export const noTool: ToolOf = () => undefined
