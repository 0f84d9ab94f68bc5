import type { Seat } from '@eldertable/kernel'
import type { ChatShown } from '@eldertable/protocol/wire.ts'

/** For whom something is said: everybody at the table, those who watch, or the people in some seats. */
export type Audience = 'all' | 'watchers' | readonly Seat[]

/** Whoever reads what was said. */
export interface ChatReader {
  readonly seat: Seat | null
  /** Once the match is over, everybody at the table may read everything. */
  readonly isOver: boolean
}

/** As it is stored: what was said before anybody could talk apart is empty. */
export function audienceText(audience: Audience): string {
  if (audience === 'all') return ''
  return audience === 'watchers' ? audience : JSON.stringify(audience)
}

export function audienceIn(text: string): Audience {
  if (text === '') return 'all'
  return text === 'watchers' ? text : (JSON.parse(text) as Seat[])
}

/** Whether a line with this audience is for somebody to read. */
export function mayRead({ to }: Pick<ChatShown, 'to'>, reader: ChatReader): boolean {
  if (reader.isOver || to === undefined) return true
  if (to === 'watchers') return reader.seat === null
  return reader.seat !== null && to.includes(reader.seat)
}
