import type { Seat } from '@eldertable/kernel'
import { list } from '@eldertable/kernel'
import { NOBODY } from '../state.ts'
import { heroName, type Tell } from './telling.ts'

/** Which investigators a seat plays, once they are chosen. */
export function role(seat: Seat, t: Tell): string | undefined {
  const heroes = t.table.heroes.flatMap((one, hero) =>
    one.seat === seat && one.who !== NOBODY ? [heroName(hero, t)] : [],
  )
  return heroes.length === 0 ? undefined : list(heroes)
}
