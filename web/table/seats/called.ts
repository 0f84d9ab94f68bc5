import type { AnyTitle, Seat } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** How the frame calls a seat: as the sentences of the title do, so that nobody has two names. */
export function calledIn(table: BegunMatch, { text }: AnyTitle): (seat: Seat) => string {
  const words = tellingOf(table)
  return (seat) =>
    (text.goesByRole === true ? text.role?.(seat, words) : undefined) ?? words.name(seat)
}
