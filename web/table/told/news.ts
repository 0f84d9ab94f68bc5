import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event, TextContext } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { actorOf } from '../seats/actor.ts'
import { exhibitOf, type Exhibit } from './exhibit.ts'
import { logLines, wordsOf, type LogLine } from '../log/log-lines.ts'
import { tellingOfLog } from './telling.ts'
import { wordsFor } from './told-of.ts'

/** This many sentences of others at most: they are looked through, and the log has the rest. */
const MOST = 6

/** What happened, first of all to the reader, and how much more the log tells. */
export interface News {
  sentences: readonly string[]
  /** The cards and great moments among them. */
  exhibits: readonly Exhibit[]
  more: number
}

/** What comes first, how one's own turn has begun, what is told in any case, and the rest. */
type Part = 'first' | 'own turn' | 'kept' | 'other'

interface Ranked {
  line: LogLine
  at: number
  /** The lower, the more telling. */
  rank: number
  part: Part
}

/**
 * What the reader's latest decision did and what came after it: first what weighs most, then how the reader's turn has
 * begun, and then the rest of what concerns the reader and the most telling of all else, each in the order in which it
 * happened.
 */
export function newsOf(table: BegunMatch, title: AnyTitle, board: BoardModule): News {
  const since = (table.decided ?? table.position) - 1
  const heard = table.log.filter(({ position }) => position > since)
  const told = heard.filter(({ event }) => event.key !== 'turn')
  const lines = logLines(told, board, title)
  const begins = heard.findLastIndex(
    ({ event }) => event.key === 'turn' && actorOf(board, table.view.table, event) === table.reader,
  )
  const ofOwnTurn = new Set(table.reader === null || begins < 0 ? [] : heard.slice(begins))
  const words = tellingOfLog(table)
  const { heavy } = board
  const hasHeavy = heavy !== undefined && heavy.length > 0
  const isHeavy = (event: Event): boolean =>
    heavy !== undefined &&
    (board.milestones[event.key] !== undefined ||
      (heavy.includes(event.key) && areAbout([event], title, words)))
  const ranked = lines.flatMap((line, at): Ranked[] => {
    const rank = Math.min(...line.map(({ event }) => rankOf(event, title) ?? Infinity))
    if (rank === Infinity) return []
    const events = line.map(({ event }) => event)
    const isMine = areAbout(events, title, words)
    const isWeighty = events.some(isHeavy)
    const isFirst = heavy === undefined ? isMine : hasHeavy && isWeighty
    // A title in which nothing is heavy tells all in its order.
    const isOwnTurn = heavy?.length !== 0 && line.some((one) => ofOwnTurn.has(one))
    const part = isFirst ? 'first' : isOwnTurn ? 'own turn' : isMine || isWeighty ? 'kept' : 'other'
    return [{ line, at, rank, part }]
  })
  const partOf = (wanted: Part): Ranked[] => ranked.filter(({ part }) => part === wanted)
  const others = partOf('other')
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, MOST)
  // Where something is heavy, what it came to is told before the words of a card, which has lain large on the table.
  const isLast = ({ line }: Ranked): boolean =>
    hasHeavy && line.some(({ event }) => exhibitOf(event, title, board, table)?.kind === 'card')
  const telling = [
    ...partOf('first'),
    ...partOf('own turn'),
    ...[...partOf('kept'), ...others].toSorted(
      (a, b) => Number(isLast(a)) - Number(isLast(b)) || a.at - b.at,
    ),
  ]
  const sentences = telling.map(({ line }) => wordsOf(line, title, words))
  const exhibits = told.flatMap(({ event }) => exhibitOf(event, title, board, table) ?? [])
  return { sentences: [...new Set(sentences)], exhibits, more: lines.length - telling.length }
}

/** The lower, the more telling; undefined for what is no news. */
function rankOf({ key }: Event, title: AnyTitle): number | undefined {
  const rank = title.text.news?.indexOf(key) ?? 0
  return rank < 0 ? undefined : rank
}

/** Whether any of the events is told to the reader in other words than to somebody who only looks on. */
export const areAbout = (events: readonly Event[], title: AnyTitle, words: TextContext): boolean =>
  // One by one: a line of the log has events of several kinds, and a sentence for several is for those of one kind.
  events.some(
    (event) =>
      wordsFor([event], title, words) !== wordsFor([event], title, { ...words, reader: null }),
  )
