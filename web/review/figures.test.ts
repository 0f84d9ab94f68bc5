import { describe, expect, it } from 'vitest'
import { linesOf } from './curve.tsx'
import { inASentence, signed, wholeParts } from './figures.ts'

describe('the figures of a review', () => {
  it('add up as they are shown', () => {
    const parts = { start: 0.253, luck: 0.454, own: 0.012, others: 0.281 }
    expect(wholeParts({ parts, result: 1 })).toEqual({
      start: 25,
      luck: 46,
      own: 1,
      others: 28,
      result: 100,
    })
    expect(wholeParts({ parts: null, result: 1 })).toBeNull()
  })

  it('are said in a sentence', () => {
    expect([signed(3), signed(0), signed(-12)]).toEqual(['+3 %', '0 %', '−12 %'])
    expect(inASentence({ start: 25, luck: -20, own: 0, others: -5, result: 0 })).toBe(
      'Began at 25 %. Luck −20 %, own decisions 0 %, those of others −5 %: 0 %.',
    )
  })
})

describe('the curve', () => {
  it('has one line for seats whose chances are the same all along', () => {
    expect(
      linesOf([
        [0.4, 1],
        [0.4, 1],
        [0.6, 0],
      ]),
    ).toEqual([
      { seats: [0, 1], chances: [0.4, 1] },
      { seats: [2], chances: [0.6, 0] },
    ])
  })
})
