import type { Ending } from '../events.ts'
import { elderName } from './pieces.ts'
import type { Tell } from './telling.ts'

/** How a match ended, for its last page. */
export const endings: Readonly<Record<Ending, (winners: unknown, t: Tell) => string>> = {
  slain: (_, t) => `${elderName(t)} is dead. It turns out that death may die.`,
  deadEarly: (_, t) =>
    `An investigator is dead before ${elderName(t)} has even come, and the ritual goes on.`,
  madEarly: (_, t) =>
    `An investigator has gone over to the voices before ${elderName(t)} has even come.`,
  nobodyLeft: (_, t) => `Nobody is left to stand in the way of ${elderName(t)}.`,
  ascended: (_, t) => `${elderName(t)} has reached the end of its track, and the world with it.`,
}
