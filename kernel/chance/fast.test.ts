import { describe, expect, it } from 'vitest'
import { FastChance } from '../index.ts'
import { chiSquare, countDraws, countOrders, ONE_IN_A_THOUSAND } from '../testing/chi-square.ts'

const draw = (seed: string): number[] => {
  const chance = new FastChance(seed)
  return Array.from({ length: 8 }, () => chance.below(1000))
}

describe('quick chance', () => {
  it('is the same for the same seed and another for another', () => {
    expect(draw('seed')).toEqual(draw('seed'))
    for (const other of ['', 'seed ', 'Seed', 'deed']) expect(draw(other)).not.toEqual(draw('seed'))
  })

  it.each([2, 6, 7, 10])('gives every number below %i equally often', (limit) => {
    const counts = countDraws(new FastChance('even'), limit, 100_000)
    expect(counts).toHaveLength(limit)
    expect(chiSquare(counts)).toBeLessThan(ONE_IN_A_THOUSAND[limit - 1] ?? 0)
  })

  it('gives every order of four items equally often', () => {
    const counts = countOrders(new FastChance('orders'), 24_000)
    expect(counts).toHaveLength(24)
    expect(chiSquare(counts)).toBeLessThan(ONE_IN_A_THOUSAND[23] ?? 0)
  })

  it('starts evenly spread over similar seeds', () => {
    const counts = Array.from({ length: 6 }, () => 0)
    for (let seed = 0; seed < 6000; seed++) {
      const first = new FastChance(`seed ${seed}`).below(6)
      counts[first] = (counts[first] ?? 0) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(ONE_IN_A_THOUSAND[5] ?? 0)
  })

  it('refuses to draw among nothing', () => {
    for (const limit of [0, -1, NaN])
      expect(() => new FastChance('none').below(limit)).toThrow(RangeError)
  })
})
