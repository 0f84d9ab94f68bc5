import type { BoardProps, Hands } from '@eldertable/board-kit'
import type { DmdState } from '../state.ts'

export type DmdTable = DmdState['table']

/** What this board gets. */
export type DmdProps = BoardProps<DmdTable>

/** What every part of it that can be pressed needs. */
export interface Parts extends Hands {
  table: DmdTable
  lit: DmdProps['lit']
}
