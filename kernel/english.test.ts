import { describe, expect, it } from 'vitest'
import { capital, counted, list, moreLikely, moreOrLess, names } from './english.ts'

describe('Phrases', () => {
  it('list with commas and an and before the last', () => {
    expect(list([])).toBe('')
    expect(list(['one'])).toBe('one')
    expect(list(['one', 'two'])).toBe('one and two')
    expect(list(['one', 'two', 'three'])).toBe('one, two and three')
  })

  it('name seats', () => {
    const t = { name: (seat: number) => ['Ann', 'Bob', 'Cid'][seat] ?? '' }
    expect(names([2, 0, 1], t)).toBe('Cid, Ann and Bob')
  })

  it('count in the plural all but one', () => {
    expect([0, 1, 2].map((count) => counted(count, 'space'))).toEqual([
      '0 spaces',
      '1 space',
      '2 spaces',
    ])
    expect(counted(2, 'die', 'dice')).toBe('2 dice')
  })

  it('begin with a capital', () => {
    expect(capital('the Ghoul')).toBe('The Ghoul')
    expect(capital('')).toBe('')
  })
})

describe('a difference in a phrase', () => {
  it('is so much more or less, sometimes, or nothing', () => {
    expect(moreOrLess(30.4, 'Sanity', 'Sanity')).toEqual(['30 Sanity more'])
    expect(moreOrLess(-12, 'Sanity', 'Sanity')).toEqual(['12 Sanity less'])
    expect(moreOrLess(-1.1, 'Lot')).toEqual(['one Lot less'])
    expect(moreOrLess(-2.4, 'Lot')).toEqual(['two Lots fewer'])
    expect(moreOrLess(0.4, 'Lot')).toEqual(['sometimes one Lot more'])
    expect(moreOrLess(0.1, 'Lot')).toEqual([])
  })

  it('is likelier or less likely by so many in a hundred', () => {
    expect(moreLikely(0.052, 'go mad')).toEqual(['5 % more likely to go mad'])
    expect(moreLikely(-0.5, 'lose')).toEqual(['50 % less likely to lose'])
    expect(moreLikely(0.004, 'lose')).toEqual([])
  })
})
