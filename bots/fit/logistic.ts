import { chanceBy } from '@eldertable/kernel'
import { addBend, addSlope, highestBy } from './newton.ts'
import type { Sample } from './samples.ts'

/** The weights by which the features best foretell who wins, each seat by itself: logistic regression. */
export const fitLogistic = (samples: readonly Sample[], features: number): number[] =>
  highestBy(features, (weights, hill) => {
    for (const { features: values, won } of samples) {
      const chance = chanceBy(weights, values)
      addSlope(hill, values, (won ? 1 : 0) - chance)
      addBend(hill, values, chance * (1 - chance))
    }
  })
