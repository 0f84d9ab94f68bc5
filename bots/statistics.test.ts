import { describe, expect, it } from 'vitest'
import { percentile, wilson } from './statistics.ts'

describe('the Wilson interval', () => {
  // From Wilson's formula by hand, z = 1.96.
  it.each([
    [50, 100, 0.5, 0.4038, 0.5962],
    [1, 10, 0.1, 0.0179, 0.4042],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
  ])('of %d in %d', (hits, trials, rate, low, high) => {
    const share = wilson(hits, trials)
    expect(share.rate).toBe(rate)
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  it('knows nothing without a trial', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  })
})

describe('percentiles', () => {
  it('are numbers that did occur', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100]
    expect([5, 50, 90, 95, 100].map((p) => percentile(numbers, p))).toEqual([1, 5, 9, 100, 100])
    expect(percentile([7], 5)).toBe(7)
    expect(percentile([], 50)).toBe(0)
  })
})
