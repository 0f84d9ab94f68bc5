import { describe, expect, it } from 'vitest'
import { emptyList, listOf, numbersFrom, numbersOf, repeated } from './lists.ts'

describe('lists of a state', () => {
  it('begin empty, each by itself', () => {
    const one = emptyList<object>()
    one.push({})
    expect(emptyList()).toEqual([])
    expect(one).toHaveLength(1)
  })

  it('hold what is made for each place', () => {
    expect(listOf(3, (place) => ({ place }))).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }])
    expect(numbersOf(3, (place) => place * place)).toEqual([0, 1, 4])
    expect(listOf(0, () => true)).toEqual([])
  })

  it('of numbers count on from the first, or repeat one', () => {
    expect(numbersFrom(5, 3)).toEqual([5, 6, 7])
    expect(numbersFrom(5, 0)).toEqual([])
    expect(repeated(7, 2)).toEqual([7, 7])
  })
})
