import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedToSum } from './rounded.ts'

describe('rounded parts', () => {
  it('add up to the rounded whole', () => {
    expect(roundedToSum([33.4, 33.4, 33.2], 100)).toEqual([34, 33, 33])
    expect(roundedToSum([0.5, 0.5, -1], 0)).toEqual([0, 1, -1])
    expect(roundedToSum([], 0)).toEqual([])
  })

  it('lie less than one beside what they stand for where the parts do make the whole', () => {
    const parts = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), {
      minLength: 1,
      maxLength: 9,
    })
    fc.assert(
      fc.property(parts, (given) => {
        const whole = given.reduce((sum, one) => sum + one, 0)
        const rounded = roundedToSum(given, whole)
        expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(Math.round(whole) + 0)
        for (const [i, one] of rounded.entries())
          expect(Math.abs(one - (given[i] ?? 0))).toBeLessThanOrEqual(1.5)
      }),
    )
  })
})
