import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'
import type { Deed } from './deeds.ts'
import { tellingOfLog } from './telling.ts'

/** A deed in the title's words. */
export function toldOf(
  { events }: Pick<Deed, 'events'>,
  title: AnyTitle,
  table: BegunMatch,
): string {
  const words = tellingOfLog(table)
  return events
    .map(({ key, is }) => title.text.events[key]?.(is as never, words) ?? '')
    .filter((line) => line !== '')
    .join(' ')
}
