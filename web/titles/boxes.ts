import type { Box } from '@eldertable/board-kit'
import { hasBoard } from './boards.ts'
import { notYet } from './not-yet.ts'
import { titleIn } from './per-title.ts'

export interface BoxOnShelf extends Box {
  id: string
  /** Whether it can be opened and played. */
  isHere: boolean
}

const found = import.meta.glob<Box>('../../games/*/board/box.ts', { import: 'box', eager: true })
const own = Object.fromEntries(Object.entries(found).map(([path, box]) => [titleIn(path), box]))

const onShelf = Object.entries({ ...notYet, ...own }).map(([id, box]): BoxOnShelf => ({
  ...box,
  id,
  isHere: hasBoard(id),
}))

/** All boxes, those first that can be played. */
export const boxes: readonly BoxOnShelf[] = onShelf.toSorted(
  (a, b) => Number(b.isHere) - Number(a.isHere),
)

export const boxOf = (title: string): BoxOnShelf | undefined => boxes.find(({ id }) => id === title)

/** What the title is called, also if it is not here. */
export const nameOf = (title: string): string => boxOf(title)?.name ?? title
