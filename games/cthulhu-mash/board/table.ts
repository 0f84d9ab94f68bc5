import type { BoardProps, Hands } from '@eldertable/board-kit'
import type { MashState } from '../state.ts'

export type MashTable = MashState['table']

/** What this board gets. */
export type MashProps = BoardProps<MashTable>

/** What every part of it that can be pressed needs. */
export interface Parts extends Hands {
  table: MashTable
  lit: MashProps['lit']
}
