import type { Seat } from '@eldertable/kernel'
import type { NecTable } from '../state.ts'
import { rivals, type NecSight } from './sight.ts'

/** Whether a player has declined an offer, and neither side has come to own something else since. */
export const hasDeclined = ({ declined = [] }: NecTable, seat: Seat): boolean =>
  declined.some(({ to }) => to === seat)

/** The share of the others who may trade, as far as anybody can tell. */
export function willingShare(sight: NecSight): number {
  const others = rivals(sight)
  const willing = others.filter((seat) => !hasDeclined(sight.table, seat)).length
  return willing / Math.max(1, others.length)
}

/** Whether there is somebody to trade with: most of the others may. */
export const isMarket = (sight: NecSight): boolean => willingShare(sight) > 0.5
