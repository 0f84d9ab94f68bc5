import { EDITION, type MashState } from '../state.ts'

/** Whether a match goes by the rules of a version before the fourth. */
export const isBeforeVersion4 = ({ table }: MashState): boolean => (table.edition ?? 1) < EDITION
