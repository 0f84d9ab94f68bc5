import type { AnyTitle, Event, TextContext } from '@eldertable/kernel'

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
