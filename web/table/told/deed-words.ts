import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { wordsOfLine } from '../log/log-lines.ts'
import type { Deed } from './deeds.ts'
import { tellingOfLog } from './telling.ts'
import { wordsFor } from './told-of.ts'

/** A deed in the title's words. */
export function toldOf(
  { events }: Pick<Deed, 'events'>,
  board: BoardModule,
  title: AnyTitle,
  table: BegunMatch,
): string {
  const words = tellingOfLog(table)
  return board.tellsByLine === true
    ? wordsOfLine(withoutRepeats(events, board), title, words)
    : wordsFor(events, title, words)
}

/** Without what the event after it says as well. */
const withoutRepeats = (events: readonly Event[], board: BoardModule): Event[] =>
  events.filter((event, i) => {
    const next = events[i + 1]
    return next === undefined || board.leadsTo?.(event, next) !== true
  })
