export const DICE = 3

/** The faces of a Cthulhu Die. */
export const dieFaces = [0, 0, 1, 1, 2, 2] as const
