import { describe, expect, it } from 'vitest'
import { numbersIn, wordingFaults } from './wording.ts'

describe('the numbers of a text', () => {
  it('are those in figures and in words, but no names of rules and dice', () => {
    expect([
      ...numbersIn('Roll 2d6; on 4 or more gain three Sanity (AG-ROW-7 to 9), `seed 8`.'),
    ]).toEqual([2, 4, 3])
    expect([...numbersIn('All in a 3x2, a d8.')]).toEqual([3, 2])
    expect([...numbersIn('It costs 0, a die or one of both, twice.')]).toEqual([2])
  })
})

describe('what players read beside the rulebook', () => {
  const faults = (printed: string, words: string, ...untold: number[]): string[] =>
    wordingFaults([{ piece: 'Laudanum', printed, words, untold }])

  it('may use other words for the same numbers', () => {
    expect(
      faults('Gain 10 Sanity, then draw 1 card.', 'Ten Sanity are yours, and a card.'),
    ).toEqual([])
  })

  it('has no other number, and no fewer', () => {
    expect(faults('Gain 10 Sanity.', 'Gain 99 Sanity.')).toEqual([
      'Laudanum says 99, which the rulebook does not: Gain 99 Sanity.',
      'Laudanum does not say 10, as the rulebook does: Gain 99 Sanity.',
    ])
    expect(faults('Gain 10 Sanity; otherwise lose 1 Sanity.', 'Gain 10 Sanity.')).toEqual([
      'Laudanum does not say 1, as the rulebook does: Gain 10 Sanity.',
    ])
  })

  it('may leave numbers out in a summary, but has no other', () => {
    const rules = { printed: 'Rest heals 1 instead of 3.', isSummary: true } as const
    expect(wordingFaults([{ ...rules, piece: 'rests', words: 'A Rest heals less.' }])).toEqual([])
    expect(wordingFaults([{ ...rules, piece: 'rests', words: 'A Rest heals 2.' }])).toHaveLength(1)
  })

  it('may leave a number out if that is meant, and only then', () => {
    expect(faults('Add 2 (at most 11).', 'Add 2.', 11)).toEqual([])
    expect(faults('Add 2.', 'Add 2.', 11)).toEqual(['Laudanum need not be excused for 11'])
    expect(faults('Add 2.', 'Add 2.', 2)).toEqual(['Laudanum need not be excused for 2'])
  })
})
