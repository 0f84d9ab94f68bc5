import {
  argumentOf,
  chanceBy,
  offered,
  verbOf,
  type SearchProfile,
  type Pick,
  type Observation,
} from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { dieOfReroll, V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { habit, hasty } from './habit.ts'

/** The habit plans the whole turn, further than the hasty one that plays on: it is overruled with care. */
const TRUST = 2
/** To the end of the next turn: further on, dice drown what was picked. */
const TURNS = 2

export const searchProfile: SearchProfile<Dmd> = {
  turns: TURNS,
  evaluate: (s) => {
    const chance = chanceBy(fitted, featuresOf(s))
    return s.hands.map(() => chance)
  },
  defaultPolicy: habit,
  overrideThreshold: TRUST,
  rolloutPolicies: [hasty],
  candidates,
  features,
  counts: countsOf,
}

function candidates(observation: Observation<Dmd>): Pick[] {
  const picks = offered(observation)
  const free = picks.flatMap((pick) =>
    verbOf(pick) === V.rerollFree ? [dieOfReroll(argumentOf(pick))] : [],
  )
  return picks.filter((pick) => {
    switch (verbOf(pick)) {
      // A Trade leads back to the same question with the cards in other hands, for ever: habit alone trades.
      case V.trade:
        return false
      // What actions are good for shows later than imagined play goes: habit alone gives them up.
      case V.endActions:
        return observation.table.actions === 0
      // Nobody pays for what is free.
      case V.reroll:
        return !free.includes(argumentOf(pick))
      default:
        return true
    }
  })
}
