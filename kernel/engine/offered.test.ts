import { describe, expect, it } from 'vitest'
import { bestOf, bestWith, firstOffered, isOffered, offered, offeredWith } from './offered.ts'
import { pickOf } from './pick.ts'

const [PASS, BUY, SELL] = [0, 1, 2]

/** Passing, and buying 4 or 7; what stands behind is left over from before. */
const observation = {
  picks: [pickOf(PASS), pickOf(BUY, 4), pickOf(BUY, 7), pickOf(SELL, 4), pickOf(BUY, 9)],
  count: 3,
}

describe('what is offered', () => {
  it('ends where the list ends', () => {
    expect(offered(observation)).toEqual([pickOf(PASS), pickOf(BUY, 4), pickOf(BUY, 7)])
    expect(offeredWith(observation, BUY)).toEqual([4, 7])
    expect(offeredWith(observation, SELL)).toEqual([])
    expect([isOffered(observation, PASS), isOffered(observation, BUY, 7)]).toEqual([true, true])
    expect([isOffered(observation, BUY), isOffered(observation, BUY, 9)]).toEqual([false, false])
  })

  it('is the first that is wanted, or the last there is', () => {
    expect(firstOffered(observation, pickOf(BUY, 9), pickOf(BUY, 4), pickOf(PASS))).toBe(
      pickOf(BUY, 4),
    )
    expect(firstOffered(observation, pickOf(SELL, 4))).toBe(pickOf(BUY, 7))
    expect(firstOffered({ picks: [], count: 0 })).toBe(-1)
  })
})

describe('the best', () => {
  it('is the first of those that score highest', () => {
    expect(bestOf(['a', 'bcd', 'efg'], (one) => one.length)).toEqual({ one: 'bcd', score: 3 })
    expect(bestOf([3, 5], (one) => -one)).toEqual({ one: 3, score: -3 })
    expect(bestOf([], () => 1)).toBeUndefined()
    expect(bestWith(observation, BUY, (argument) => argument)).toBe(pickOf(BUY, 7))
    expect(bestWith(observation, SELL, () => 1)).toBeUndefined()
  })
})
