import type { NecTable } from '../state.ts'
import { rivals, type NecSight } from './observation.ts'

/**
 * The share of the others who may trade, as far as anybody can tell: they have declined nothing, or somebody has come to
 * own something else since.
 */
export function willingShare(sight: NecSight): number {
  const others = rivals(sight)
  const willing = others.filter((seat) => !hasDeclined(sight.table, seat)).length
  return willing / Math.max(1, others.length)
}

const hasDeclined = ({ declined = [] }: NecTable, seat: number): boolean =>
  declined.some(({ to }) => to === seat)
