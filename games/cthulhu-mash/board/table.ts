import type { BoardProps } from '@eldertable/board-kit'
import type { MashState } from '../state.ts'

export type MashTable = MashState['table']

/** What this board gets. */
export type MashProps = BoardProps<MashTable>
