import type { Cover } from '@eldertable/board-kit'
import { hasBoard } from './boards.ts'
import { notYet } from './not-yet.ts'
import { titleIn } from './per-title.ts'

export interface CoverOnShelf extends Cover {
  id: string
  /** Whether it can be opened and played. */
  isHere: boolean
}

const found = import.meta.glob<Cover>('../../games/*/board/cover.ts', {
  import: 'cover',
  eager: true,
})
const own = Object.fromEntries(Object.entries(found).map(([path, cover]) => [titleIn(path), cover]))

const onShelf = Object.entries({ ...notYet, ...own }).map(([id, cover]): CoverOnShelf => ({
  ...cover,
  id,
  isHere: hasBoard(id),
}))

/** All covers, those first that can be played. */
export const covers: readonly CoverOnShelf[] = onShelf.toSorted(
  (a, b) => Number(b.isHere) - Number(a.isHere),
)

export const coverOf = (title: string): CoverOnShelf | undefined =>
  covers.find(({ id }) => id === title)

/** What the title is called, also if it is not here. */
export const nameOf = (title: string): string => coverOf(title)?.name ?? title
