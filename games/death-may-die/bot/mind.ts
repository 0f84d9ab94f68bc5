import { chanceBy, offered, verbOf, type Mind } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { V } from '../verbs.ts'
import { features, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { habit } from './habit.ts'

/** To the end of the next turn: further on, dice drown what was picked. */
const TURNS = 2

export const mind: Mind<Dmd> = {
  turns: TURNS,
  judge: (s) => {
    const chance = chanceBy(fitted, featuresOf(s))
    return s.hands.map(() => chance)
  },
  styles: [habit],
  // A Trade leads back to the same question with the cards in other hands, for ever: habit alone trades.
  worthALook: (sight) => offered(sight).filter((pick) => verbOf(pick) !== V.trade),
  features,
}
