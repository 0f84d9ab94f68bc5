import { boardWith } from '@eldertable/board-kit'
import type { FirstTitle } from '../state.ts'
import { Board, size } from './board.tsx'
import { inspect } from './inspect.ts'

/** The title on screen. Whatever is not named here is as the board kit has it. */
export const board = boardWith<FirstTitle>({
  size: () => size,
  Board,
  inspect,
  figure: (table, seat) => ({ value: String(table.points[seat]), label: 'points' }),
})
