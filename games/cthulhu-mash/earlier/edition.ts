import type { MashState } from '../state.ts'

const isBefore =
  (version: number) =>
  ({ table }: MashState): boolean =>
    (table.edition ?? 1) < version

/** Whether a match goes by the rules of a version before the third, the fourth, the fifth. */
export const isBeforeVersion3: (s: MashState) => boolean = isBefore(3)
export const isBeforeVersion4: (s: MashState) => boolean = isBefore(4)
export const isBeforeVersion5: (s: MashState) => boolean = isBefore(5)
