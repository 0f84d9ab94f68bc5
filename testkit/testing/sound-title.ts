import { miniTitle } from './mini-title.ts'

/** The small title without a flaw, and the numbers of its verbs. */
export const sound = miniTitle()
export const [PASS, DRAW, PLAY] = [0, 1, 2]
