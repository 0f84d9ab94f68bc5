import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, type Plain } from '../index.ts'
import { plain } from '../testing/plain.ts'

/** Every object and array in the data. */
function* partsOf(value: Plain | undefined): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const item of Object.values(value)) yield* partsOf(item)
}

describe('a copy', () => {
  it('is equal', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(copy(value)).toStrictEqual(value)
      }),
    )
  })

  it('shares no part with what was copied', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const originals = new Set(partsOf(value))
        for (const part of partsOf(copy(value))) expect(originals.has(part)).toBe(false)
      }),
    )
  })

  it('does not follow later changes', () => {
    const state = { table: { lit: 13, left: [false, false] }, hands: [{ cards: [[1], [2]] }] }
    const kept = copy(state)
    state.table.lit = 0
    state.table.left[1] = true
    state.hands[0]?.cards[1]?.push(3)
    expect(kept).toEqual({
      table: { lit: 13, left: [false, false] },
      hands: [{ cards: [[1], [2]] }],
    })
  })
})
