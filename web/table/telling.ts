import type { Telling } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'

/** What the title's sentences need to know: names, the table, and who reads. */
export function tellingOf(table: BegunMatch): Telling {
  return {
    name: (seat) => table.seats[seat]?.name ?? `Seat ${seat + 1}`,
    table: table.view.table,
    hand: table.view.hand,
    reader: table.reader,
    asked: table.view.decision,
  }
}
