/** The cause of a reveal step: a survivor by its card, a side, or nobody (I32-SCREEN-10). */
const SIDES = 200

export const causedBySide = (side: number): number => SIDES + side
export const isSide = (cause: number): boolean => cause >= SIDES
/** The side that is the cause; below 0 for a survivor. */
export const sideOf = (cause: number): number => cause - SIDES
