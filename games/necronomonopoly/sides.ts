import type { Sides } from '@eldertable/kernel'
import type { NecTable } from './state.ts'

/** A number that is no seat: every Investigator is on a side of his own. */
const CULTISTS = -1

/** Every mind for itself, until it is lost: the Cultists share their win (NEC-END-5). */
export const sides: Sides<NecTable> = {
  ahead: () => 'each-for-itself',
  of: ({ players }, seat) => (players[seat]?.standing === 'cultist' ? CULTISTS : seat),
}
