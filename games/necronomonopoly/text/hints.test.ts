import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { even, hints } from './hints.ts'

describe('Hints', () => {
  it('do not take what is left of Sanity after some turns for the price that stands on the button', () => {
    expect(hints({ sanity: -17, lots: 1 })).toEqual([
      { words: 'leaves 17 Sanity less after a while', isGain: false },
      { words: 'brings a Lot', isGain: true },
    ])
    expect(hints({ sanity: 30 })[0]?.words).toBe('leaves 30 Sanity more after a while')
  })

  it('say what an even chance is while everybody is sane, and nothing afterwards', () => {
    expect(even(at({ ann: {}, bob: {}, cid: {}, dee: {} }))).toBe('One in four would be even.')
    expect(even(at({ ann: {}, bob: {}, cid: { cultist: true } }))).toBeUndefined()
  })
})
