import { expect, it } from 'vitest'
import { hints } from './hints.ts'

it('a difference of a percent or two is not told, one that matters is', () => {
  expect(hints({ lost: 0.02, fallen: -0.01 })).toEqual([])
  expect(hints({ lost: -0.05, work: 1 })).toEqual([
    { words: '5 % less likely to lose at once', isGain: true },
    { words: 'brings a success against the ritual', isGain: true },
  ])
})
