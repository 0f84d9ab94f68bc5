import type { DrawnChoices } from '@eldertable/board-kit'
import { loadIcons } from './icons.ts'
import { perTitle } from './per-title.ts'

const found = perTitle(
  import.meta.glob<DrawnChoices>('../../games/*/board/choosing.tsx', { import: 'choosing' }),
  loadIcons,
)

/** How a title draws the values of its options, if it draws any. */
export const choosingOf = (title: string): Promise<DrawnChoices> | undefined => found.get(title)
