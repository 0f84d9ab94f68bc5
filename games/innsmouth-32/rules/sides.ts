import type { Seat } from '@eldertable/kernel'
import { DIRECTOR, type I32State } from '../state.ts'
import { poolAt } from './survivors.ts'

/** Nobody decides for a side that plays itself. */
const ITSELF = -1

/** Whether a person has survivors to play. */
function hasSurvivors({ table }: I32State, seat: Seat): boolean {
  for (const pool of table.pools) if (pool.seat === seat && pool.side === 'survivors') return true
  return false
}

/** Who plays the monsters of a side: a seat, or -1 if they play themselves (I32-MONPLAY-9, I32-MONPLAY-10, I32-OPT-2). */
function directing(s: I32State, side: number): Seat {
  const { director, settings } = s.table
  if (side === DIRECTOR) return director
  if (director === ITSELF || settings.fallenSeats === 'auto') return ITSELF
  const { seat } = poolAt(s, side)
  return hasSurvivors(s, seat) ? director : seat
}

/** Whether the automatic director decides for a side (I32-AUTO-20). */
export const isAutomatic = (s: I32State, side: number): boolean => directing(s, side) === ITSELF

/** Who is asked for a side. One that plays itself is offered a single option, which nobody is asked about. */
export const askedFor = (s: I32State, side: number): Seat => Math.max(0, directing(s, side))

/** Whether a seat is on the director's side now (I32-TERM-9, I32-WIN-5, I32-WIN-6). */
export function isWithDirector(table: I32State['table'], seat: Seat): boolean {
  if (seat === table.director) return true
  if (table.director === ITSELF || table.settings.fallenSeats === 'auto') return false
  return table.pools.every((pool) => pool.seat !== seat || pool.side !== 'survivors')
}
