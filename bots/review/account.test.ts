import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, type Entry } from './account.ts'
import { plus } from './chances.ts'

const chances = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
const changes = fc.tuple(
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
)
const entries = fc.array(
  fc.record({
    seat: fc.nat(1),
    isRandom: fc.boolean(),
    promised: chances,
    decided: fc.oneof(fc.constant([0, 0] as const), changes),
  }),
  { maxLength: 40 },
)

describe('the account of a match', () => {
  it('adds up for every seat, whatever was estimated', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const { start, luck, decisions, result, curve } = accountOf(given, [1, 0])
        const sum = decisions.reduce(plus, plus(start, luck))
        for (const [seat, won] of result.entries()) expect(sum[seat]).toBeCloseTo(won, 9)
        for (const at of curve) for (const one of at) expect(one >= 0 && one <= 1).toBe(true)
        expect(curve).toHaveLength(given.length + 1)
      }),
    )
  })

  const entry = (seat: number, isRandom: boolean, promised: number, decided = 0): Entry => ({
    seat,
    isRandom,
    promised: [promised, 1 - promised],
    decided: [decided, -decided],
  })

  it('gives to luck what chance made of a pick, and to the seat that decided what its option changed', () => {
    const { start, luck, decisions, steps } = accountOf(
      [entry(0, true, 0.4, -0.2), entry(1, true, 0.7)],
      [1, 0],
    )
    expect(start[0]).toBeCloseTo(0.6, 9)
    expect(steps[0]?.decided[0]).toBeCloseTo(-0.2, 9)
    expect(steps[0]?.luck[0]).toBeCloseTo(0.3, 9)
    expect(steps[1]?.luck[0]).toBeCloseTo(0.3, 9)
    expect(luck[0]).toBeCloseTo(0.6, 9)
    expect(decisions[0]?.[0]).toBeCloseTo(-0.2, 9)
    expect(decisions[1]).toEqual([0, 0])
  })

  it('knows no luck where chance has no say, so a choice that wins is worth what it has won', () => {
    const { start, luck, decisions } = accountOf([entry(0, false, 0.1, 0.5)], [1, 0])
    expect(luck).toEqual([0, 0])
    expect(start).toEqual([0.5, 0.5])
    expect(decisions[0]).toEqual([0.5, -0.5])
  })

  it('of a match without picks is its result', () => {
    expect(accountOf([], [0, 1])).toMatchObject({ start: [0, 1], luck: [0, 0], curve: [[0, 1]] })
  })
})
