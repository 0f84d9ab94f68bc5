import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Throttle } from './throttle.ts'

describe('something that is done at ease', () => {
  const done: (number | null)[] = []
  let ease: Throttle<number | null>
  beforeEach(() => {
    vi.useFakeTimers()
    done.length = 0
    ease = new Throttle<number | null>(200, null, (value) => done.push(value))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is done at once, then with the latest value after a pause', () => {
    for (const value of [1, 2, 3]) ease.give(value)
    expect(done).toEqual([1])
    vi.advanceTimersByTime(199)
    expect(done).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(done).toEqual([1, 3])
  })

  it('is done no more often, however quickly the values change', () => {
    for (let i = 0; i < 100; i++) {
      ease.give(i)
      vi.advanceTimersByTime(10)
    }
    expect(done).toEqual([0, 19, 39, 59, 79, 99])
  })

  it('is done at once again after a rest', () => {
    ease.give(1)
    vi.advanceTimersByTime(1000)
    ease.give(null)
    expect(done).toEqual([1, null])
  })

  it('is not done twice alike, also if another value was there for a moment', () => {
    ease.give(1)
    ease.give(2)
    ease.give(1)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([1])
  })

  it('is not done with the first value before there was another', () => {
    ease.give(null)
    expect(done).toEqual([])
  })

  it('is forgotten: what waits is not done, and the same value is new', () => {
    ease.give(1)
    ease.give(2)
    ease.forget()
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([1])
    ease.give(1)
    expect(done).toEqual([1, 1])
  })
})
