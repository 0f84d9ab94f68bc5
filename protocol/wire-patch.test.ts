import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areEqual, differences, patched } from './wire-patch.ts'

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: -2, max: 3 }),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('a', 'b', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('value'), { noNullPrototype: true }),
  ),
})).value

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('changes inside plain data', () => {
  it('turn one value into any other, also after a journey as JSON', () => {
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        const before = JSON.stringify(from)
        expect(patched(from, throughJson(differences(from, to)))).toEqual(to)
        expect(JSON.stringify(from)).toBe(before)
      }),
      { numRuns: 2000 },
    )
  })

  it('are none between equal values', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(differences(value, throughJson(value))).toEqual([])
      }),
    )
  })

  it('are none just if the values are equal', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(areEqual(one, other)).toBe(differences(one, other).length === 0)
        expect(areEqual(one, throughJson(one))).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(areEqual({ a: undefined }, {})).toBe(true)
    expect(areEqual({}, { a: undefined })).toBe(true)
  })

  it('name the place and nothing around it', () => {
    const from = {
      turn: 1,
      players: [
        { sanity: 10, held: [3] },
        { sanity: 9, held: [] },
      ],
    }
    const to = {
      turn: 1,
      players: [
        { sanity: 7, held: [3, 5] },
        { sanity: 9, held: [] },
      ],
    }
    expect(differences(from, to)).toEqual([
      [['players', 0, 'sanity'], 7],
      [['players', 0, 'held', 1], 5],
    ])
    expect(patched(from, differences(from, to)).players[1]).toBe(from.players[1])
  })

  it('tell a list anew when something was taken out of it', () => {
    expect(differences({ deck: [1, 2, 3] }, { deck: [2, 3] })).toEqual([[['deck'], [2, 3]]])
  })

  it('refuse a place that is not there', () => {
    expect(() => patched({ a: 1 }, [[['a', 'b', 'c'], 2]])).toThrow('there is nothing at a')
  })
})
