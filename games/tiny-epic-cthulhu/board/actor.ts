import type { Event, Seat } from '@eldertable/kernel'
import { NOBODY, type TecTable } from '../state.ts'

/** The player whose character an event tells of; those of an Assistant that is nobody's own have no mark. */
export function actor(table: TecTable, { is }: Event): Seat | undefined {
  const character = is['character']
  if (typeof character !== 'number') return undefined
  const seat = table.characters[character]?.seat ?? NOBODY
  return seat === NOBODY ? undefined : seat
}
