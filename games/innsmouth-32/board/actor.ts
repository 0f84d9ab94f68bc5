import type { Event, Seat } from '@eldertable/kernel'
import { DIRECTOR } from '../state.ts'
import type { I32Table } from './table.ts'

/** The player whose survivor, pool or throng an event tells of. */
export function actor({ pools, director }: I32Table, { is }: Event): Seat | undefined {
  const { seat, side, pool, who, by } = is
  if (typeof seat === 'number') return seat < 0 ? undefined : seat
  if (side === DIRECTOR) return director < 0 ? undefined : director
  const number = typeof side === 'number' ? side : pool
  if (typeof number === 'number') return pools[number]?.seat
  const card = typeof by === 'number' ? by : who
  return pools.find(({ survivors }) => survivors.some((one) => one.card === card))?.seat
}
