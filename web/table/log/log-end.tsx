import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { headline } from '../ending/headline.ts'
import { tellingOfLog } from '../told/telling.ts'

/** The last line of the log of a match that is over: how it ended, and for whom. */
export function LogEnd({
  table,
  title,
  board,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
}) {
  const { outcome } = table.view.table
  if (outcome === null) return null
  const ending = title.text.endings[outcome.ending]?.(outcome.winners, tellingOfLog(table)) ?? ''
  return (
    <div className="ev now log-end">
      <span />
      <p className="line">{`${ending} ${headline(table, board)}.`.trim()}</p>
    </div>
  )
}
