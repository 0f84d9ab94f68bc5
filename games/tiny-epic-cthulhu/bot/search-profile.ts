import { chanceBy, type SearchProfile } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { hasty } from './habit.ts'
import { planFrom } from './plan.ts'
import { planning } from './planning.ts'
import { mostPromising } from './search.ts'
import { tuned } from './tuned.ts'
import { choicesIn } from './world.ts'
import { worthOf } from './worth.ts'

/** The usual pick comes of the same plans, in a few worlds: it is overruled if it is more likely wrong than not. */
const TRUST = 1
/** This many options are looked at more closely than once. */
const MOST = 6
/**
 * By what the search tells options apart: the worth that is an even chance to win for the plans, and how much more makes the
 * odds e times as good. Habit wins less often, and far less often against some Great Old Ones: people are told otherwise.
 */
const EVEN = 470
const PER_FOLD = 307
/**
 * What people are told: by how much the log odds of a position change with what a plan gains, and what plans gain anyway.
 * Fitted to 2,285 positions of 296 matches of `habit`.
 */
const PER_GAIN = 0.44 / PER_FOLD
const USUAL_GAIN = 0.16 / PER_GAIN

export const searchProfile: SearchProfile<Tec> = {
  turns: 1,
  evaluate: ({ table, hands }) => {
    const chance = chanceBy(fitted, featuresOf(table))
    return hands.map(() => chance)
  },
  // With two against Nyarlathotep it foretells no better than knowing that most matches are won.
  shown: ({ settings }) => {
    const isKnown = settings.greatOldOne !== 'nyarlathotep'
    return { inHints: isKnown, inReviews: isKnown }
  },
  foresee(world, option, chance) {
    const { world: state, worth } = planFrom(world, option, chance)
    const { table } = world
    const gain = worth - worthOf(table, tuned(table)) - USUAL_GAIN
    return {
      chance: 1 / (1 + Math.exp((EVEN - worth) / PER_FOLD)),
      told: chanceBy([...fitted, PER_GAIN], [...featuresOf(table), gain]),
      state,
    }
  },
  defaultPolicy: planning,
  overrideThreshold: TRUST,
  rolloutPolicies: [hasty],
  candidates: (observation, _usual, world, chance) =>
    mostPromising(world, choicesIn(observation), chance, MOST),
  features,
  counts: countsOf,
}
