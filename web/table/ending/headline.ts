import type { BoardModule } from '@eldertable/board-kit'
import { names } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { isShared, tellingOfLog } from '../told/telling.ts'

/** The result in two words for whoever reads: the reader's own, or who has won for those who are none or several. */
export function headline(table: BegunMatch, board: BoardModule): string {
  const { outcome } = table.view.table
  const winners = outcome?.winners ?? []
  const context = tellingOfLog(table)
  const { reader } = context
  if (board.isWatched?.(context.table) === true)
    return winners.length > 0 ? 'They won' : 'They lost'
  const own = board.headline?.(context)
  if (own !== undefined) return own
  if (reader !== null) return winners.includes(reader) ? 'You won' : 'You lost'
  const who = isShared(table) ? 'You' : 'They'
  if (winners.length === 0) return `${who} lost`
  return winners.length === table.seats.length ? `${who} won` : `${names(winners, context)} won`
}

/** Whether the front page is that of a victory for whoever reads it. */
export function isVictory(table: BegunMatch): boolean {
  const winners = table.view.table.outcome?.winners ?? []
  const { reader } = tellingOfLog(table)
  return reader === null ? winners.length > 0 : winners.includes(reader)
}
