import { chanceBy, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { calibrationOf } from './calibration.ts'
import { fitLogistic } from './logistic.ts'
import type { Sample } from './samples.ts'

const TRUE_WEIGHTS = [-1, 2, -0.5]

/** Samples that win by chances which these weights give. */
function samples(seed: string, count: number): Sample[] {
  const chance = new FastChance(seed)
  const unit = (): number => chance.below(1_000_000) / 1_000_000
  return Array.from({ length: count }, () => {
    const features = [1, 2 * unit() - 1, 4 * unit() - 2]
    const sum = features.reduce((all, value, i) => all + value * (TRUE_WEIGHTS[i] ?? 0), 0)
    return { features, won: unit() < 1 / (1 + Math.exp(-sum)) }
  })
}

describe('a logistic fit', () => {
  const weights = fitLogistic(samples('fit', 20_000), 3)

  it('finds the weights by which samples win', () => {
    for (const [i, weight] of weights.entries())
      expect(Math.abs(weight - (TRUE_WEIGHTS[i] ?? 0))).toBeLessThan(0.1)
  })

  it('foretells others, and its chances are what they say', () => {
    const found = calibrationOf(
      samples('held out', 20_000).map(({ features, won }) => ({
        chance: chanceBy(weights, features),
        won,
      })),
    )
    expect(found.logLoss).toBeLessThan(found.baseLogLoss)
    expect(found.brier).toBeLessThan(found.baseBrier)
    const large = found.bins.filter(({ samples: inside }) => inside > 500)
    expect(large.length).toBeGreaterThan(5)
    for (const { expected, seen } of large) expect(Math.abs(expected - seen)).toBeLessThan(0.06)
    expect(found.bins.reduce((sum, bin) => sum + bin.samples, 0)).toBe(20_000)
  })

  it('gives no weight to what is never there', () => {
    const blank = samples('blank', 500).map(({ won }) => ({ features: [1, 0], won }))
    expect(fitLogistic(blank, 2)[1]).toBe(0)
  })
})
