import type { Event, Seat } from '@eldertable/kernel'
import { playsTwo } from '../text/telling.ts'
import type { DmdTable } from './table.ts'

/** The player whose investigator an event tells of. */
export function actor({ heroes }: DmdTable, { is }: Event): Seat | undefined {
  const hero = is['hero']
  return typeof hero === 'number' ? heroes[hero]?.seat : undefined
}

/** The mark of an investigator of somebody who plays two: each has its own, as on the map. */
export function markOf(table: DmdTable, { is }: Event): Seat | undefined {
  const hero = is['hero']
  return typeof hero === 'number' && table.heroes[hero] !== undefined && playsTwo(hero, { table })
    ? hero
    : undefined
}
