import { expect, it } from 'vitest'
import { at } from './at.ts'

it('gives what is there, and nothing for a place where nothing is', () => {
  expect([0, 1].map((place) => at(['a', 'b'], place))).toEqual(['a', 'b'])
  for (const place of [-1, 2, 0.5]) expect(() => at(['a', 'b'], place)).toThrow(RangeError)
})
