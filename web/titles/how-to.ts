import type { HowToPlay } from '@eldertable/board-kit'
import { loadIcons } from './icons.ts'
import { perTitle } from './per-title.ts'

const pages = perTitle(
  import.meta.glob<HowToPlay>('../../games/*/board/how-to-play.tsx', { import: 'howToPlay' }),
  loadIcons,
)

/** Whether a title has its two minutes. */
export const hasHowToPlay = (title: string): boolean => pages.has(title)

/** The two minutes of a title, with the icons that they draw with. */
export const howToPlayOf = (title: string): Promise<HowToPlay> | undefined => pages.get(title)
