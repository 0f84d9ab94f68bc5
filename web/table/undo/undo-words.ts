import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch, Told } from '../../session/session.ts'
import { listed } from '../prompt/listed.ts'
import { tellingOf } from '../told/telling.ts'

/** As many sentences are told; of the rest their number. */
const MOST = 4

/** What happened after a position, and would be taken back: the sentences of the log, and how many more there are. */
export function takenBack(
  table: BegunMatch,
  title: AnyTitle,
  to: number,
): { told: string[]; more: number } {
  return inWords(
    table.log.filter(({ position }) => position > to),
    table,
    title,
  )
}

/** Lines of the log as sentences, the first of them, and how many more there are. */
export function inWords(
  lines: readonly Told[],
  table: BegunMatch,
  title: AnyTitle,
): { told: string[]; more: number } {
  const words = tellingOf(table)
  const all = lines
    .filter(({ event }) => event.key !== 'turn')
    .map(
      ({ event }) =>
        title.text.events[event.key]?.(event.is as never, words, event.rule) ?? event.key,
    )
  return { told: all.slice(0, MOST), more: Math.max(0, all.length - MOST) }
}

export const picksInWords = (picks: number): string => (picks === 1 ? 'one pick' : `${picks} picks`)

/** Names of seats as a list: “Ada, Bram and Cora”. */
export function namesOf(table: BegunMatch, seats: readonly number[]): string {
  const names = seats.map((seat) => table.seats[seat]?.name ?? `Seat ${seat + 1}`)
  return listed(names)
}
