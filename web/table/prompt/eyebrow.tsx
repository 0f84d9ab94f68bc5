import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Seat } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { isNobodysTurn, whoseTurn } from '../seats/actor.ts'
import { calledIn } from '../seats/called.ts'
import { isShared } from '../told/telling.ts'

/** Who decides, whose turn that is in if it is another's, and the step of the turn. */
export function eyebrowOf(
  table: BegunMatch,
  title: AnyTitle,
  board: BoardModule,
  asked: Seat,
): string[] {
  const called = calledIn(table, title)
  const turn = whoseTurn(board, table)
  const isOthersTurn = turn !== undefined && turn !== asked
  const reader = isShared(table) ? null : table.reader
  const steps = board.steps(table.view.table)
  const step = steps.names[steps.now]
  const sitter = table.seats[asked]
  const isAway = sitter?.present === false && sitter.heldBy === null
  const who =
    asked !== reader
      ? `${called(asked)} ${isAway ? 'is away' : 'decides'}`
      : isOthersTurn || isNobodysTurn(board, table)
        ? 'Your answer'
        : 'Your turn'
  return [
    who,
    ...(isOthersTurn ? [turn === reader ? 'your turn' : `${called(turn)}’s turn`] : []),
    ...(step === undefined ? [] : [`${step} ${steps.called ?? 'step'}`.trim()]),
  ]
}

/** The first line of the slip. */
export function Eyebrow({
  table,
  title,
  board,
  asked,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  asked: Seat
}) {
  const [who, ...others] = eyebrowOf(table, title, board, asked)
  return (
    <div className="eyebrow">
      {table.view.menu === null ? <span>{who}</span> : <em>{who}</em>}
      {others.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </div>
  )
}
