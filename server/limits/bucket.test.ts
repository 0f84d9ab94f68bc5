import { describe, expect, it } from 'vitest'
import { Bucket } from './bucket.ts'

describe('a bucket', () => {
  it('lets so many through at once and then so many a second', () => {
    const bucket = new Bucket(3, 2, 0)
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false])
    expect(bucket.take(499)).toBe(false)
    expect([500, 500, 1000, 1000].map((now) => bucket.take(now))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('does not save up more than so many at once', () => {
    const bucket = new Bucket(2, 10, 0)
    expect([60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, false])
  })

  it('is not fooled by a clock that is set back', () => {
    const bucket = new Bucket(1, 1, 10_000)
    expect([10_000, 5_000, 5_000].map((now) => bucket.take(now))).toEqual([true, false, false])
  })
})
