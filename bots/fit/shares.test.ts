import { FastChance, sharesBy } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { fitShares } from './shares.ts'
import type { Position } from './samples.ts'

const TRUE_WEIGHTS = [1.5, -0.7]

/** Positions of two to four seats of which one wins, by shares which these weights give. */
function positions(seed: string, count: number): Position[] {
  const chance = new FastChance(seed)
  const unit = (): number => chance.below(1_000_000) / 1_000_000
  return Array.from({ length: count }, () => {
    const rows = Array.from({ length: 2 + chance.below(3) }, () => [4 * unit(), 4 * unit(), 1])
    const shares = sharesBy(TRUE_WEIGHTS, rows)
    let left = unit()
    const winner = shares.findIndex((share) => (left -= share) < 0)
    return rows.map((features, seat) => ({ features, won: seat === winner }))
  })
}

describe('a fit of shares', () => {
  it('finds the weights by which one of several wins, and none for what all have alike', () => {
    const weights = fitShares(positions('fit', 6000), 3)
    for (const [i, weight] of [...TRUE_WEIGHTS, 0].entries())
      expect(Math.abs((weights[i] ?? 0) - weight)).toBeLessThan(0.1)
  })

  it('gives all seats together one, and nothing to those who can’t win', () => {
    const [one = 0, none = 1, other = 0] = sharesBy([2], [[1], undefined, [0]])
    expect(none).toBe(0)
    expect(one + other).toBeCloseTo(1)
    expect(one).toBeCloseTo(1 / (1 + Math.exp(-2)))
    expect(sharesBy([1], [undefined])).toEqual([0])
  })
})
