import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event, TextContext } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { exhibitOf, type Exhibit } from './exhibit.ts'
import { logLines, wordsOf } from '../log/log-lines.ts'
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

/**
 * What the reader's latest decision did and what came after it: first what weighs most, and then the rest of what concerns
 * the reader and the most telling of all else, each in the order in which it happened.
 */
export function newsOf(table: BegunMatch, title: AnyTitle, board: BoardModule): News {
  const since = (table.decided ?? table.position) - 1
  const told = table.log.filter(({ position, event }) => position > since && event.key !== 'turn')
  const lines = logLines(told, board, title)
  const words = tellingOfLog(table)
  const ranked = lines.flatMap((line, at) => {
    const rank = Math.min(...line.map(({ event }) => rankOf(event, title) ?? Infinity))
    const events = line.map(({ event }) => event)
    const isMine = areAbout(events, title, words)
    const isFirst =
      board.heavy === undefined
        ? isMine
        : events.some(
            (event) =>
              board.milestones[event.key] !== undefined ||
              (board.heavy?.includes(event.key) === true && areAbout([event], title, words)),
          )
    return rank === Infinity ? [] : [{ line, at, rank, isMine, isFirst }]
  })
  const others = ranked
    .filter(({ isMine, isFirst }) => !isMine && !isFirst)
    .toSorted((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, MOST)
  const rest = [...ranked.filter(({ isMine, isFirst }) => isMine && !isFirst), ...others]
  const telling = [
    ...ranked.filter(({ isFirst }) => isFirst),
    ...rest.toSorted((a, b) => a.at - b.at),
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
