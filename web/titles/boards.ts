import type { BoardModule } from '@eldertable/board-kit'
import { loadIcons } from './icons.ts'
import { perTitle } from './per-title.ts'

const boards = perTitle(
  import.meta.glob<BoardModule>('../../games/*/board/index.tsx', { import: 'board' }),
  loadIcons,
)

/** The board of a title, with the icons that it draws with. */
export const boardOf = (title: string): Promise<BoardModule> | undefined => boards.get(title)

/** Whether a title can be played on screen. */
export const hasBoard = (title: string): boolean => boards.has(title)
