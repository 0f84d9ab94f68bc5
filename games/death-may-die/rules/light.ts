import { at } from '@eldertable/kernel'
import type { DmdState, Thing } from '../state.ts'

/** DMD-EPFIVE-3, DMD-EPFIVE-4 */
export const WIRES = 3

export const isLitCircuit = ({ kind, markers }: Thing): boolean =>
  kind === 'circuit' && markers >= WIRES

/** DMD-EPFIVE-2: dark spaces are found in one episode only, but texts may ask in any. */
export function isDark({ table }: DmdState, space: number): boolean {
  if (table.settings.episode !== '5' || table.isDisrupted || table.flash === space) return false
  if (at(table.lamps, space)) return false
  return !table.things.some((thing) => thing.space === space && isLitCircuit(thing))
}
