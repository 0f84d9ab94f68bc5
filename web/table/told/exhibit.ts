import type { BoardModule, CardFace, IconName } from '@eldertable/board-kit'
import type { AnyTitle, Event, MomentText } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOfLog } from './telling.ts'

/** What an event puts over the board: the card that it turns up, or a great moment. */
export type Exhibit =
  | { kind: 'card'; card: CardFace }
  | { kind: 'moment'; moment: MomentText; icon: IconName }

export function exhibitOf(
  event: Event,
  title: AnyTitle,
  board: BoardModule,
  table: BegunMatch,
): Exhibit | null {
  const words = tellingOfLog(table)
  const card = board.cardOf?.(event, words) ?? null
  if (card !== null) return { kind: 'card', card }
  const moment = title.text.moments?.[event.key]?.(event.is as never, words) ?? null
  if (moment === null) return null
  return { kind: 'moment', moment, icon: board.milestones[event.key] ?? board.emblem }
}

/** All that is to be read on it, in the order in which it is read. */
export function wordsOn(exhibit: Exhibit): readonly string[] {
  if (exhibit.kind === 'moment') return [exhibit.moment.heading, ...exhibit.moment.lines]
  const { kind, heading, lines } = exhibit.card
  return [kind, heading, ...lines]
}
