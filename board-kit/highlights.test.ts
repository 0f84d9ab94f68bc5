import { describe, expect, it } from 'vitest'
import type { Light } from './board.ts'
import { aimedAt, highlightsOf, mayChoose } from './highlights.ts'

const lit = new Map<string, Light>([
  ['space:12', 'may'],
  ['card:3', 'aimed'],
  ['space:4', 'refused'],
])

describe('what is lit', () => {
  it('is known by kind and number, in the order of the menu', () => {
    expect(highlightsOf(lit, 'space')).toEqual([
      { number: 12, light: 'may' },
      { number: 4, light: 'refused' },
    ])
    expect(highlightsOf(lit, 'spa')).toEqual([])
  })

  it('may be pointed at', () => {
    expect(aimedAt(lit, 'card')).toBe(3)
    expect(aimedAt(lit, 'space')).toBeUndefined()
  })

  it('can be chosen unless it is refused', () => {
    expect(['space:12', 'card:3', 'space:4', 'space:5'].map((one) => mayChoose(lit, one))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
