import type { BoardModule } from '@eldertable/board-kit'

const modules = import.meta.glob<{ board: BoardModule }>('../../games/*/board/index.tsx')

/** The board of a title, loaded when it is first wanted. */
export async function boardOf(title: string): Promise<BoardModule | undefined> {
  const load = modules[`../../games/${title}/board/index.tsx`]
  return load === undefined ? undefined : (await load()).board
}

/** Whether a title can be played on screen. */
export function hasBoard(title: string): boolean {
  return modules[`../../games/${title}/board/index.tsx`] !== undefined
}
