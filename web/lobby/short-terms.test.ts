import { describe, expect, it } from 'vitest'
import { shortTerms } from './short-terms.ts'

describe('the terms of an open table in short', () => {
  it('always say the pace and whether there are hints', () => {
    expect(shortTerms({ pace: 'live', hints: false, undo: 'strict', advice: false })).toEqual([
      'in one sitting',
      'no hints',
    ])
  })

  it('name what else is unusual', () => {
    expect(shortTerms({ pace: 'slow', hints: true, undo: 'free', advice: true })).toEqual([
      'over days',
      'with hints',
      'free undo',
      'suggestions',
    ])
  })
})
