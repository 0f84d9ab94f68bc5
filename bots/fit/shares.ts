import { sharesBy } from '@eldertable/kernel'
import { addBend, addSlope, highestBy } from './newton.ts'
import type { Position } from './samples.ts'

/** The weights by which the features best foretell who of those in a position wins: their chances are shares of one. */
export const fitShares = (positions: readonly Position[], features: number): number[] =>
  highestBy(features, (weights, hill) => {
    for (const position of positions) {
      const winners = position.filter(({ won }) => won).length
      if (winners === 0) continue
      const shares = sharesBy(
        weights,
        position.map(({ features: values }) => values),
      )
      const usual = averageOf(position, shares, features)
      for (const [i, { features: values, won }] of position.entries()) {
        const share = shares[i] ?? 0
        addSlope(hill, values, (won ? 1 / winners : 0) - share)
        const apart = values.map((value, j) => value - (usual[j] ?? 0))
        addBend(hill, apart, share)
      }
    }
  })

function averageOf(position: Position, shares: readonly number[], size: number): Float64Array {
  const average = new Float64Array(size)
  for (const [i, { features }] of position.entries())
    for (let j = 0; j < size; j++)
      average[j] = (average[j] ?? 0) + (shares[i] ?? 0) * (features[j] ?? 0)
  return average
}
