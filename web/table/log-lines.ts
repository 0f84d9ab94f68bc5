import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event, Telling } from '@eldertable/kernel'
import type { Told } from '../session/session.ts'
import { lineOf } from './telling.ts'

/** A line of the log: what one deed came to. */
export type LogLine = readonly [Told, ...Told[]]

/** What was told as the log has it: without what the next event says as well, and a throw with what came of it. */
export function logLines(log: readonly Told[], board: BoardModule): LogLine[] {
  const lines: [Told, ...Told[]][] = []
  for (const [i, told] of log.entries()) {
    const next = log[i + 1]
    if (next?.position === told.position && board.leadsTo?.(told.event, next.event) === true)
      continue
    const line = lines.at(-1)
    const isMore =
      line?.[0].position === told.position && board.continues?.(told.event, eventsOf(line)) === true
    if (line !== undefined && isMore) line.push(told)
    else lines.push([told])
  }
  return lines
}

const eventsOf = (line: readonly Told[]): Event[] => line.map(({ event }) => event)

/** A line of the log in the words of its title. */
export function wordsOf(line: LogLine, title: AnyTitle, words: Telling): string {
  const [first, ...others] = line
  const outcomes = others.map((told, i) => {
    const { key, is } = told.event
    const before = eventsOf(line.slice(0, i + 1))
    return (
      title.text.outcomes?.[key]?.(is as never, words, before) ?? lineOf(told, title, words) ?? key
    )
  })
  const sentences = [lineOf(first, title, words) ?? first.event.key, ...outcomes]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
