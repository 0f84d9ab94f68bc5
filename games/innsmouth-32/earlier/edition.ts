import type { I32State } from '../state.ts'

/** Whether a match goes by the rules of a version before the third. */
export const isBeforeVersion3 = ({ table }: I32State): boolean => (table.edition ?? 1) < 3
