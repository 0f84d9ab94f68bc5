import { at, type Observation } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { NecTable, Player } from '../state.ts'

export type NecObservation = Observation<Nec>

export const playerAt = (table: NecTable, seat: number): Player => at(table.players, seat)

/** Everybody else who is still sane. */
export function rivals(observation: NecObservation): number[] {
  return observation.table.players.flatMap((one, seat) =>
    seat !== observation.seat && one.standing === 'sane' ? [seat] : [],
  )
}
