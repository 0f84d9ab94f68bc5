import type { NecTable } from '../state.ts'
import { rivals, type NecObservation } from './observation.ts'

/**
 * The share of the others who may trade, as far as anybody can tell: they have declined nothing, or somebody has come to
 * own something else since.
 */
export function willingShare(observation: NecObservation): number {
  const others = rivals(observation)
  const willing = others.filter((seat) => !hasDeclined(observation.table, seat)).length
  return willing / Math.max(1, others.length)
}

const hasDeclined = ({ declined = [] }: NecTable, seat: number): boolean =>
  declined.some(({ to }) => to === seat)
