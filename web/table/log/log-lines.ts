import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event, TextContext } from '@eldertable/kernel'
import type { Told } from '../../session/session.ts'
import { wordsFor } from '../told/told-of.ts'

/** A line of the log: what one deed came to. */
export type LogLine = readonly [Told, ...Told[]]

/**
 * What was told as the log has it: without what the next event says as well, a throw with what came of it, and as one line
 * several events of one kind for which the title has one sentence.
 */
export function logLines(
  log: readonly Told[],
  board: BoardModule,
  { text: { together } }: AnyTitle,
): LogLine[] {
  const lines: [Told, ...Told[]][] = []
  for (const [i, told] of log.entries()) {
    const next = log[i + 1]
    if (next?.position === told.position && board.leadsTo?.(told.event, next.event) === true)
      continue
    const line = lines.at(-1)
    if (line?.at(-1)?.position !== told.position) {
      const isAnswer = line !== undefined && board.continuesLater?.(told.event, eventsOf(line))
      if (isAnswer === true) line.push(told)
      else lines.push([told])
      continue
    }
    const { key } = told.event
    const isOneOfSeveral = line.at(-1)?.event.key === key && together?.[key] !== undefined
    if (isOneOfSeveral || board.continues?.(told.event, eventsOf(line)) === true) line.push(told)
    else lines.push([told])
  }
  return lines
}

/** A line of the log in the words of its title. */
export const wordsOf = (line: LogLine, title: AnyTitle, words: TextContext): string =>
  wordsOfLine(eventsOf(line), title, words)

/** The events of one line in the words of their title. */
export function wordsOfLine(events: readonly Event[], title: AnyTitle, words: TextContext): string {
  const sentences: string[] = []
  for (let from = 0; from < events.length;) {
    const { key = '', is } = events[from] ?? {}
    const several = runFrom(events, from)
    const outcome = from === 0 ? undefined : title.text.outcomes?.[key]
    sentences.push(
      outcome?.(is as never, words, events.slice(0, from)) ?? wordsFor(several, title, words),
    )
    from += outcome === undefined ? several.length : 1
  }
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** The events of one kind that stand beside each other from here on. */
function runFrom(events: readonly Event[], from: number): readonly Event[] {
  const end = events.findIndex((event, i) => i > from && event.key !== events[from]?.key)
  return events.slice(from, end < 0 ? undefined : end)
}

const eventsOf = (line: readonly Told[]): Event[] => line.map(({ event }) => event)
