import type { Cover } from '@eldertable/board-kit'
import { hasBoard } from './boards.ts'
import { titleIn } from './per-title.ts'

export interface CoverOnShelf extends Omit<Cover, 'accent'> {
  id: string
  /** The title's colour in the theme of the page, as CSS. */
  accent: string
  /** Whether it can be opened and played. */
  isHere: boolean
}

const found = import.meta.glob<Cover>('../../games/*/board/cover.ts', {
  import: 'cover',
  eager: true,
})

const onShelf = Object.entries(found).map(([path, cover]): CoverOnShelf => ({
  ...cover,
  accent: `light-dark(${cover.accent.light}, ${cover.accent.dark})`,
  id: titleIn(path),
  isHere: hasBoard(titleIn(path)),
}))

/** All covers, those first that can be played. */
export const covers: readonly CoverOnShelf[] = onShelf.toSorted(
  (a, b) => Number(b.isHere) - Number(a.isHere),
)

export const coverOf = (title: string): CoverOnShelf | undefined =>
  covers.find(({ id }) => id === title)

/** What the title is called, also if it is not here. */
export const nameOf = (title: string): string => coverOf(title)?.name ?? title
