import type { BoardModule } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'
import { whoseTurn } from './doer.ts'
import { tellingOf } from './telling.ts'

/** The first line of the slip: who decides, whose turn that is in if it is another's, and the step of the turn. */
export function Eyebrow({
  table,
  board,
  asked,
}: {
  table: BegunMatch
  board: BoardModule
  asked: Seat
}) {
  const words = tellingOf(table)
  const turn = whoseTurn(board, table)
  const isOthersTurn = turn !== undefined && turn !== asked
  const reader = isShared(table) ? null : table.reader
  const steps = board.steps(table.view.table)
  const step = steps.names[steps.now]
  const who =
    asked !== reader ? `${words.name(asked)} decides` : isOthersTurn ? 'Your answer' : 'Your turn'
  return (
    <div className="eyebrow">
      {table.view.menu === null ? <span>{who}</span> : <em>{who}</em>}
      {isOthersTurn ? (
        <span>{turn === reader ? 'your turn' : `${words.name(turn)}’s turn`}</span>
      ) : null}
      {step === undefined ? null : <span>{`${step} step`}</span>}
    </div>
  )
}

/** Whether several people hand this screen on. */
function isShared({ connection, seats }: BegunMatch): boolean {
  return connection === 'here' && seats.filter(({ player }) => player === 'person').length > 1
}
