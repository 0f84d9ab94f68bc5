import {
  chanceBy,
  offered,
  verbOf,
  type SearchProfile,
  type Pick,
  type Observation,
} from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import type { I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf, isAgainst } from './features.ts'
import { fitted } from './fitted.ts'
import { habit } from './habit.ts'
import { chanceOf, staying } from './staying.ts'

/** To the end of the next turn: further on, dice drown what was picked. */
const TURNS = 2
/** The habit weighs each option by itself; what thinking finds better must be so clearly. */
const TRUST = 2

/** What leads back to the same question: cards laid down and picked up, or asked for, for ever. */
const circling: ReadonlySet<number> = new Set([V.drop, V.askFor])

const chanceOfSurvivors = (s: I32State): number => chanceBy(fitted, featuresOf(s))

/** Whether whoever falls wins with the director (I32-WIN-5, I32-WIN-6). */
const changesSides = ({ table }: I32State): boolean =>
  table.director >= 0 && table.settings.fallenSeats === 'match'

export const searchProfile: SearchProfile<I32> = {
  turns: TURNS,
  evaluate(s) {
    const chance = chanceOfSurvivors(s)
    return s.hands.map((_, seat) => (isAgainst(s, seat) ? 1 - chance : chance))
  },
  foretell: (s) =>
    changesSides(s) ? s.hands.map((_, seat) => chanceOf(s, seat, chanceOfSurvivors(s))) : undefined,
  // What is best for the side may lower the chance of a seat that would change sides.
  shown: ({ director, settings }) => ({
    inHints: director < 0 || settings.fallenSeats === 'auto',
    inReviews: true,
  }),
  defaultPolicy: habit,
  overrideThreshold: TRUST,
  rolloutPolicies: [habit],
  candidates: (observation, usual) => candidates(observation, usual),
  features,
  otherFeatures: { staying },
  counts: countsOf,
}

/** Spoints are looked at in few ways: the usual gift, none at all, and one purse in full. */
function candidates(observation: Observation<I32>, usual: Pick): Pick[] {
  const all = offered(observation).filter((pick) => pick === usual || !circling.has(verbOf(pick)))
  if (observation.decision !== 'commit.own' && observation.decision !== 'commit.others') return all
  return all.filter(
    (pick, place) =>
      pick === usual || verbOf(pick) === V.enough || verbOf(all[place + 1] ?? -1) !== verbOf(pick),
  )
}
