import type { BoardModule } from '@eldertable/board-kit'
import type { Mash } from '../frames.ts'
import { foeOf } from '../targets.ts'
import { aboutIn } from './question.ts'

/** Questions about what somebody does, not about the piece that they play. */
const ownTurn: readonly string[] = ['actions.choose', 'actions.last', 'move.choose', 'turn.adrift']

/** The piece that a question concerns: the monster that is moved, the generator that spawns, whoever attacks or is to move aside. */
export const about: NonNullable<BoardModule<Mash>['about']> = (decision, table) => {
  if (ownTurn.includes(decision.key)) return []
  const asked = { table, decision }
  const piece = aboutIn(asked, 'generator') ?? aboutIn(asked, 'piece')
  const target =
    piece === undefined
      ? (aboutIn(asked, 'who') ?? aboutIn(asked, 'by') ?? aboutIn(asked, 'from'))
      : foeOf(piece)
  return target === undefined ? [] : [`piece:${target}`]
}
