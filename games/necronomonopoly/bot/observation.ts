import { at, type Observation } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { NecTable, Player } from '../state.ts'

export type NecSight = Observation<Nec>

export const playerAt = (table: NecTable, seat: number): Player => at(table.players, seat)

/** Everybody else who is still sane. */
export function rivals(sight: NecSight): number[] {
  return sight.table.players.flatMap((one, seat) =>
    seat !== sight.seat && one.standing === 'sane' ? [seat] : [],
  )
}
