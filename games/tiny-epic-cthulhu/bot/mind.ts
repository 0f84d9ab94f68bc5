import { chanceBy, type Mind } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { brisk } from './brisk.ts'
import { habit, hasty } from './habit.ts'
import { mostPromising } from './search.ts'
import { choicesIn } from './world.ts'

/** To the end of the running turn: further on, what the Great Old One does drowns what was done against it. */
const TURNS = 1
/** The habit looks ahead in its own turn, further than imagined play does: it is overruled with care. */
const TRUST = 2
/** So many options are looked at more closely than once. */
const MOST = 6

export const mind: Mind<Tec> = {
  turns: TURNS,
  judge: ({ table, hands }) => {
    const chance = chanceBy(fitted, featuresOf(table))
    return hands.map(() => chance)
  },
  usual: habit,
  trust: TRUST,
  styles: [hasty],
  playOn: brisk,
  worthALook: (sight, _usual, world, chance) =>
    mostPromising(world, choicesIn(sight), chance, MOST),
  features,
  counts: countsOf,
}
