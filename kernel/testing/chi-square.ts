import type { Chance } from '../index.ts'

/** How far counts are from being equal: the chi-square statistic, with one degree of freedom less than counts. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** What an honest source exceeds once in a thousand times, by degrees of freedom. */
export const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = {
  1: 10.83,
  5: 20.52,
  6: 22.46,
  9: 27.88,
  23: 49.73,
}

/** How often each number came. */
export function countDraws(chance: Chance, limit: number, draws: number): number[] {
  const counts = Array.from({ length: limit }, () => 0)
  for (let i = 0; i < draws; i++) {
    const number = chance.below(limit)
    counts[number] = (counts[number] ?? 0) + 1
  }
  return counts
}

/** How often each order of four items came, of which there are 24. */
export function countOrders(chance: Chance, shuffles: number): number[] {
  const counts = new Map<string, number>()
  for (let i = 0; i < shuffles; i++) {
    const items = ['a', 'b', 'c', 'd']
    chance.shuffle(items)
    const order = items.join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  return [...counts.values()]
}
