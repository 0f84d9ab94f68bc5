import type { TextContext } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'

/** What the title's sentences need to know: names, the table, and who reads. */
export function tellingOf(table: BegunMatch): TextContext {
  return {
    name: (seat) => table.seats[seat]?.name ?? `Seat ${seat + 1}`,
    table: table.view.table,
    hand: table.view.hand,
    reader: table.reader,
    asked: table.view.decision,
  }
}

/** The same for what has happened: round one screen everybody reads it, and nobody is `you`. */
export function tellingOfLog(table: BegunMatch): TextContext {
  return { ...tellingOf(table), reader: isShared(table) ? null : table.reader }
}

/** Whether several people hand this screen on. */
export function isShared({ connection, seats }: BegunMatch): boolean {
  return connection === 'here' && seats.filter(({ player }) => player === 'person').length > 1
}
