import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { even } from './hints.ts'

describe('Hints', () => {
  it('say what an even chance is while everybody is sane, and nothing afterwards', () => {
    expect(even(at({ ann: {}, bob: {}, cid: {}, dee: {} }))).toBe('One in four would be even.')
    expect(even(at({ ann: {}, bob: {}, cid: { cultist: true } }))).toBeUndefined()
  })
})
