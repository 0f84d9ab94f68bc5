/** The positions of the Town Cards as the table and events number them. */
export const [P1, P2, P3, P4, P5] = [0, 1, 2, 3, 4] as const
