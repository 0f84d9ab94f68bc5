import { describe, expect, it } from 'vitest'
import { one } from '../testing/one.ts'

describe('Answers in detail', () => {
  it('CM-REACT-24 CM-PROMPT-30 the Private Eye herself is asked, whoever sits first', () => {
    const t = one(
      { is: 'psychotherapist' },
      { turn: 1 },
      { is: 'private-eye', holds: [{ kind: 'net', escape: 2 }] },
    )
    t.dice(3).pickAs('bob', 'breakFree', 'net')
    expect(t.asked).toBe('bob escape.slip')
    t.pickAs('bob', 'slip')
    expect(t.hero('bob')).toMatchObject({ mentality: 3, holds: [] })
  })
})
