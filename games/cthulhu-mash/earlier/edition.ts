import type { MashState } from '../state.ts'

/** Whether a match goes by the rules of a version before the third. */
export const isBeforeVersion3 = ({ table }: MashState): boolean => (table.edition ?? 1) < 3

/** Whether a match goes by the rules of a version before the fourth. */
export const isBeforeVersion4 = ({ table }: MashState): boolean => (table.edition ?? 1) < 4
