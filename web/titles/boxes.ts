import type { Box } from '@eldertable/board-kit'
import { hasBoard } from './boards.ts'
import { titleIn } from './per-title.ts'

export interface BoxOnShelf extends Omit<Box, 'accent'> {
  id: string
  /** The title's colour in the theme of the page, as CSS. */
  accent: string
  /** Whether it can be opened and played. */
  isHere: boolean
}

const found = import.meta.glob<Box>('../../games/*/board/box.ts', { import: 'box', eager: true })

const onShelf = Object.entries(found).map(([path, box]): BoxOnShelf => ({
  ...box,
  accent: `light-dark(${box.accent.light}, ${box.accent.dark})`,
  id: titleIn(path),
  isHere: hasBoard(titleIn(path)),
}))

/** All boxes, those first that can be played. */
export const boxes: readonly BoxOnShelf[] = onShelf.toSorted(
  (a, b) => Number(b.isHere) - Number(a.isHere),
)

export const boxOf = (title: string): BoxOnShelf | undefined => boxes.find(({ id }) => id === title)

/** What the title is called, also if it is not here. */
export const nameOf = (title: string): string => boxOf(title)?.name ?? title
