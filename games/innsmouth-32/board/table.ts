import type { BoardProps, Hands } from '@eldertable/board-kit'
import type { I32State } from '../state.ts'

export type I32Table = I32State['table']

/** What this board gets. */
export type I32Props = BoardProps<I32Table, I32State['hands'][number]>

/** What every part of it that can be pressed needs. */
export interface Parts extends Hands {
  table: I32Table
  lit: I32Props['lit']
}
