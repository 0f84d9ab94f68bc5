import { gates, type Gate } from '../pieces/map.ts'
import type { DmdState } from '../state.ts'
import { groundOn } from './ground.ts'

/** The gate in a space, if there is one (DMD-MAP-6). */
export const gateIn = (s: DmdState, space: number): Gate | undefined => groundOn(s).gates[space]
export const isBarred = ({ table }: DmdState, gate: Gate): boolean => table.shutters[gate]

/** The spaces of the three gates. */
export const gateSpaces = (s: DmdState): number[] => gates.map((gate) => groundOn(s).gateAt[gate])
