import type { BoardModule } from '@eldertable/board-kit'
import type { Event, Seat, Table } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'

/** The seat whose doing an event is, if it is one's. */
export function actorOf(board: BoardModule, table: Table, event: Event): Seat | undefined {
  const seat = board.actor?.(table, event) ?? Number(event.is['seat'] ?? -1)
  return seat < 0 ? undefined : seat
}

/** Whether the turn that runs is that of nobody at the table: of what plays by itself. */
export function isNobodysTurn(board: BoardModule, { log, view }: BegunMatch): boolean {
  const begin = log.findLast(({ event }) => event.key === 'turn')
  return begin !== undefined && actorOf(board, view.table, begin.event) === undefined
}

/** Whether a bot plays a seat, for good or for somebody who is away. */
export function isBotAt({ seats }: Pick<BegunMatch, 'seats'>, seat: Seat | undefined): boolean {
  const sitter = seats[seat ?? -1]
  return sitter !== undefined && (sitter.player.startsWith('bot:') || sitter.heldBy !== null)
}

/** The seat whose turn it is, by the event that began it. */
export function whoseTurn(board: BoardModule, { log, view }: BegunMatch): Seat | undefined {
  const begin = log.findLast(({ event }) => event.key === 'turn')
  return begin && actorOf(board, view.table, begin.event)
}
