/** What everybody has: actions in a turn (DMD-TURN-5) and steps in a Move (DMD-MOVE-1). */
export const ACTIONS = 3
export const STEPS = 3
