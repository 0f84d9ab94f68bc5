import type { BoardModule } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'

/** The ordinary next thing to do, if the title names one among the options. */
export function ordinaryOf(board: BoardModule, options: readonly Option[]): Option | undefined {
  for (const verb of board.ordinary) {
    const those = options.filter((option) => option.verb === verb)
    if (those.length === 1) return those[0]
  }
  return undefined
}

/** The options as the slip lists them and as the number keys count them: the ordinary one first. */
export function inOrder(
  board: BoardModule,
  options: readonly Option[],
  narrowed: string | null,
): Option[] {
  const inHand = narrowed === null ? options : options.filter(({ target }) => target === narrowed)
  const go = ordinaryOf(board, inHand)
  return inHand.toSorted((a, b) => Number(b === go) - Number(a === go))
}
