import type { Event, Seat } from '@eldertable/kernel'
import { isHero } from '../targets.ts'
import type { MashTable } from './table.ts'

/** The player whose character an event tells of; monsters have no mark of a seat. */
export function actor(_: MashTable, { is }: Event): Seat | undefined {
  const { seat, by, who } = is
  if (typeof by === 'number') return isHero(by) ? by : undefined
  if (typeof seat === 'number') return seat
  return typeof who === 'number' && isHero(who) ? who : undefined
}
