import { describe, expect, it } from 'vitest'
import { Counters } from './counters.ts'

describe('the tallies of one process', () => {
  it('run for their time and begin anew', () => {
    let now = 0
    const counters = new Counters(() => now)
    expect(counters.count('a', 100)).toEqual({ count: 1, left: 100 })
    now = 99
    expect(counters.count('a', 100)).toEqual({ count: 2, left: 1 })
    now = 100
    expect(counters.count('a', 100)).toEqual({ count: 1, left: 100 })
  })

  it('are forgotten when there are too many, the oldest first', () => {
    const counters = new Counters(() => 0)
    counters.count('old', 100)
    counters.count('young', 100)
    for (let i = 0; i < 49_999; i++) counters.count(`made up ${i}`, 100)
    expect(counters.count('young', 100).count).toBe(2)
    expect(counters.count('old', 100).count).toBe(1)
  })
})
