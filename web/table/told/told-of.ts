import type { AnyTitle, Event, TextContext } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import type { Deed } from './deeds.ts'
import { tellingOfLog } from './telling.ts'

/** A deed in the title's words. */
export const toldOf = (
  { events }: Pick<Deed, 'events'>,
  title: AnyTitle,
  table: BegunMatch,
): string => wordsFor(events, title, tellingOfLog(table))

/** Events of one kind in the title's words: in one sentence where it has one for several, else one after the other. */
export function wordsFor(events: readonly Event[], title: AnyTitle, words: TextContext): string {
  const { text } = title
  const together = events.length > 1 ? text.together?.[events[0]?.key ?? ''] : undefined
  if (together !== undefined)
    return together(
      events.map(({ is }) => is) as never[],
      words,
      events.map(({ rule }) => rule),
    )
  return events
    .map(({ key, is, rule }) => text.events[key]?.(is as never, words, rule) ?? '')
    .filter((line) => line !== '')
    .join(' ')
}
