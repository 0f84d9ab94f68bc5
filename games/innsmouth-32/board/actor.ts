import type { Event, Seat } from '@eldertable/kernel'
import { sideOfThrong } from '../rules/throngs.ts'
import { DIRECTOR } from '../state.ts'
import type { I32Table } from './table.ts'

/** What monsters do to somebody: it names the victim, whose doing it is not. */
const attacks: readonly string[] = ['attacks', 'fumbles']

/** The player whose survivor, pool or throng an event tells of. */
export function actor(table: I32Table, { key, is }: Event): Seat | undefined {
  const { seat, side, pool, who, by } = is
  if (typeof seat === 'number') return seat < 0 ? undefined : seat
  if (attacks.includes(key)) return leaderOf(attackingSide(table, is), table)
  const number = typeof side === 'number' ? side : pool
  if (typeof number === 'number') return leaderOf(number, table)
  const card = typeof by === 'number' ? by : who
  return table.pools.find(({ survivors }) => survivors.some((one) => one.card === card))?.seat
}

function leaderOf(side: number, { pools, director }: I32Table): Seat | undefined {
  if (side === DIRECTOR) return director < 0 ? undefined : director
  return pools[side]?.seat
}

/** Who strikes with a throng, or with the card that strikes alone: one of the screen is the director's. */
function attackingSide({ throngs }: I32Table, { throng, card }: Event['is']): number {
  const number =
    typeof throng === 'number' && throng >= 0
      ? throng
      : throngs.findIndex(({ cards }) => typeof card === 'number' && cards.includes(card))
  return number < 0 ? DIRECTOR : sideOfThrong(number)
}
