import { describe, expect, it } from 'vitest'
import { capital, counted, list, names, spelled } from './english.ts'

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

  it('spell small numbers out', () => {
    expect([0, 1, 3, 12, 13].map(spelled)).toEqual(['no', 'one', 'three', 'twelve', '13'])
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
