import type { Event, Seat } from '@eldertable/kernel'
import type { DmdTable } from './table.ts'

/** The player whose investigator an event tells of. */
export function doer({ heroes }: DmdTable, { is }: Event): Seat | undefined {
  const hero = is['hero']
  return typeof hero === 'number' ? heroes[hero]?.seat : undefined
}
