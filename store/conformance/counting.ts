import { expect, it } from 'vitest'
import type { StoreUnderTest } from './store-under-test.ts'

const HOUR = 3_600_000

export function describeCounting(tested: StoreUnderTest): void {
  it('counts what comes in one span of time, each key for itself', async () => {
    const { store } = tested
    expect(await store.count('a', HOUR)).toMatchObject({ count: 1 })
    expect(await store.count('b', HOUR)).toMatchObject({ count: 1 })
    const { count, left } = await store.count('a', HOUR)
    expect(count).toBe(2)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(HOUR)
  })

  it('misses none of many at once', async () => {
    const { store } = tested
    const counted = await Promise.all(Array.from({ length: 40 }, () => store.count('many', HOUR)))
    const counts = counted.map(({ count }) => count).toSorted((a, b) => a - b)
    expect(counts).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('begins anew when the time is over', async () => {
    const { store } = tested
    await store.count('short', 0)
    expect(await store.count('short', HOUR)).toMatchObject({ count: 1 })
    expect(await store.count('short', HOUR)).toMatchObject({ count: 2 })
  })

  it('throws away what is over, and nothing else', async () => {
    const { store } = tested
    await store.count('over', 0)
    await store.count('running', HOUR)
    await store.tidy()
    expect(await store.count('running', HOUR)).toMatchObject({ count: 2 })
  })
}
