import { seatsBeside, type AnyTitle } from '@eldertable/kernel'
import type { ChatLine, MatchOnScreen } from '../../session/session.ts'
import { listed } from '../prompt/listed.ts'

/** To whom something is said: everybody at the table, those who watch, or the people in some seats. */
export type TalkTo = 'all' | 'watchers' | readonly number[]

/** Somebody to talk to. */
export interface Talk {
  readonly to: TalkTo
  readonly name: string
  readonly placeholder: string
  /** Who reads it, where that is not everybody. */
  readonly note: string | null
}

const all: Talk = {
  to: 'all',
  name: 'Everybody',
  placeholder: 'Say something to the table',
  note: null,
}
const watchers: Talk = {
  to: 'watchers',
  name: 'Those who watch',
  placeholder: 'Say something to those who watch',
  note: 'Only those who watch read this; those who play do when the match is over.',
}

/** To whom the reader may talk at this moment; the first is what they usually want. */
export function talksOf(table: MatchOnScreen, title: AnyTitle): Talk[] {
  const { reader, seats, status, view, terms } = table
  if (status !== 'playing' || view === null) return [all]
  if (reader === null) return terms?.isOpenTalk === true ? [all, watchers] : [watchers]
  const side = seatsBeside(title, view.table, seats.length, reader)
  const isPerson = (seat: number): boolean => seats[seat]?.player === 'person'
  const friends = side.filter((seat) => seat !== reader && isPerson(seat))
  const hasRivals = seats.some((_, seat) => !side.includes(seat) && isPerson(seat))
  if (friends.length === 0 || !hasRivals) return [all]
  const names = listed(friends.map((seat) => seats[seat]?.name ?? ''))
  const beside: Talk = {
    to: side,
    name: 'My side',
    placeholder: 'Say something to your side',
    note: `Only ${names} and you read this until the match is over.`,
  }
  return [beside, all]
}

/** For whom a line was, if not for everybody. */
export function forWhom(
  { to, seat: speaker }: ChatLine,
  { reader, seats }: Pick<MatchOnScreen, 'reader' | 'seats'>,
): string | null {
  if (to === undefined) return null
  if (to === 'watchers') return 'to those who watch'
  if (reader !== null && to.includes(reader)) return 'to our side'
  const others = to.filter((seat) => seat !== speaker)
  return `to ${listed(others.map((seat) => seats[seat]?.name ?? ''))}`
}
