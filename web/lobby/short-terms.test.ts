import { describe, expect, it } from 'vitest'
import { presets } from '../clocks/clock-words.ts'
import { shortTerms } from './short-terms.ts'

describe('the terms of an open table in short', () => {
  it('always say the pace and whether there are hints', () => {
    const terms = {
      pace: 'live',
      hints: false,
      undo: 'strict',
      advice: false,
      watching: 'open',
      clock: null,
      takenOver: 0,
    } as const
    expect(shortTerms(terms)).toEqual(['in one sitting', 'no hints'])
  })

  it('name what else is unusual', () => {
    const terms = {
      pace: 'slow',
      hints: true,
      undo: 'free',
      advice: true,
      watching: 'none',
      clock: presets[1]?.clock ?? null,
      takenOver: 7,
    } as const
    expect(shortTerms(terms)).toEqual([
      'over days',
      '5 min + 15 s',
      'with hints',
      'free undo',
      'suggestions',
      'unwatched',
      'goes on from a file',
    ])
  })
})
