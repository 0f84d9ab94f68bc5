import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event } from '@eldertable/kernel'
import type { Told } from '../session/session.ts'

/** A line of the log: an event, or several of one pick for which the title has one sentence. */
export interface LineOfLog extends Told {
  /** All of them, the first of which is the event. */
  events: readonly Event[]
}

/** What is told as lines: without what the next event of the same pick says too, and with what is told together. */
export function linesOf(log: readonly Told[], board: BoardModule, title: AnyTitle): LineOfLog[] {
  const lines: { position: number; event: Event; events: Event[] }[] = []
  for (const [place, { position, event }] of log.entries()) {
    const next = log[place + 1]
    if (next?.position === position && board.leadsTo?.(event, next.event) === true) continue
    const last = lines.at(-1)
    const isMore = last?.position === position && last.event.key === event.key
    if (isMore && title.text.together?.[event.key] !== undefined) last.events.push(event)
    else lines.push({ position, event, events: [event] })
  }
  return lines
}
