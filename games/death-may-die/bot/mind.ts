import { chanceBy, offered, verbOf, type Mind } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { habit, hasty } from './habit.ts'

/** The habit plans the whole turn, further than the hasty one that plays on: it is overruled with care. */
const TRUST = 2
/** To the end of the next turn: further on, dice drown what was picked. */
const TURNS = 2

export const mind: Mind<Dmd> = {
  turns: TURNS,
  judge: (s) => {
    const chance = chanceBy(fitted, featuresOf(s))
    return s.hands.map(() => chance)
  },
  usual: habit,
  trust: TRUST,
  styles: [hasty],
  // A Trade leads back to the same question with the cards in other hands, for ever: habit alone trades.
  worthALook: (sight) => offered(sight).filter((pick) => verbOf(pick) !== V.trade),
  features,
  counts: countsOf,
}
