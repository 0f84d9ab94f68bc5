import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Telling } from '@eldertable/kernel'
import type { BegunMatch, Told } from '../session/session.ts'
import { exhibitOf, type Exhibit } from './exhibit.ts'
import { tellingOfLog } from './telling.ts'

/** Sentences that one line has room for. */
const MOST = 2
/** What concerns the reader goes before so many kinds of other news. */
const OWN = 12

/** What happened, in as many words as one line has room for, and how much more the log tells. */
export interface News {
  sentences: readonly string[]
  /** The cards and great moments among them. */
  exhibits: readonly Exhibit[]
  more: number
}

/** The most telling of what the reader's latest decision did and of what came after it, in the order in which it happened. */
export function newsOf(table: BegunMatch, title: AnyTitle, board: BoardModule): News {
  const since = (table.decided ?? table.position) - 1
  const told = table.log.filter(({ position, event }) => position > since && event.key !== 'turn')
  const words = tellingOfLog(table)
  const telling = told
    .map((one, at) => ({ at, rank: rankOf(one, title, words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.at - a.at)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
  const sentences = telling.flatMap(({ at }) => lineOf(told[at], title, words) ?? [])
  const exhibits = told.flatMap(({ event }) => exhibitOf(event, title, board, table) ?? [])
  return { sentences: [...new Set(sentences)], exhibits, more: told.length - telling.length }
}

/** The lower, the more telling; undefined for what is no news. */
function rankOf(told: Told, title: AnyTitle, words: Telling): number | undefined {
  const { news } = title.text
  const rank = news === undefined ? 0 : news.indexOf(told.event.key)
  if (rank < 0) return undefined
  return isAbout(told, title, words) ? rank - OWN : rank
}

/** Whether an event is told to the reader in other words than to somebody who only looks on. */
export function isAbout(told: Told, title: AnyTitle, words: Telling): boolean {
  return lineOf(told, title, words) !== lineOf(told, title, { ...words, reader: null })
}

/** An event in the words of its title. */
export function lineOf(
  told: Told | undefined,
  title: AnyTitle,
  words: Telling,
): string | undefined {
  return told && title.text.events[told.event.key]?.(told.event.is as never, words)
}
