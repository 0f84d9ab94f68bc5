import type { DmdState } from '../state.ts'

/** Whether a match goes by the rules of a version before the second. */
export const isBeforeVersion2 = ({ table }: DmdState): boolean => table.edition === undefined
