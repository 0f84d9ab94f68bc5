import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, hash, type Plain } from '../index.ts'
import { canonical, pathsIn, plain, withChange } from '../testing/plain.ts'

function withKeysReversed(value: Plain | undefined): Plain {
  if (typeof value !== 'object' || value === null) return value ?? null
  if (Array.isArray(value)) return value.map(withKeysReversed)
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([key, item]) => [key, withKeysReversed(item)]))
}

describe('a hash', () => {
  it('is 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(value)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })

  it('depends on the values alone, not on the order of keys or on which object it is', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(copy(value))).toBe(hash(value))
        expect(hash(withKeysReversed(value))).toBe(hash(value))
      }),
    )
  })

  it('changes with any value at any place', () => {
    fc.assert(
      fc.property(plain, plain, fc.nat(), (value, to, choice) => {
        const paths = pathsIn(value)
        const changed = withChange(value, paths[choice % paths.length] ?? [], to)
        fc.pre(canonical(changed) !== canonical(value))
        expect(hash(changed)).not.toBe(hash(value))
      }),
      { numRuns: 1000 },
    )
  })

  it('tells apart what looks alike', () => {
    const alike: Plain[] = [
      { a: { b: 1 }, c: 2 },
      { a: { b: 1, c: 2 } },
      { a: [{ b: 1 }, 2] },
      [[1], 2],
      [[1, 2]],
      [1, [2]],
      ['12'],
      ['1', '2'],
      [12],
      [1.2],
      [true],
      [null],
      [],
      {},
      '',
      0,
      false,
      null,
    ]
    expect(new Set(alike.map(hash)).size).toBe(alike.length)
  })

  it('treats an absent key and an undefined one alike, as a stored state does', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
    expect(hash({ a: -0 })).toBe(hash({ a: 0 }))
  })

  it('refuses what is not plain data', () => {
    for (const value of [undefined, () => 1, Symbol('x'), 1n]) {
      expect(() => hash({ value: [value] })).toThrow('not plain data')
    }
  })

  it('never changes from one version to the next: stored matches are checked against it', () => {
    const state = {
      table: { turn: 12, outcome: null, names: ['Ada', 'Bräm', '古'], open: true },
      hands: [{ cards: [1, 2, 3] }, {}],
      box: { stack: [{ at: 'turn.choose', seat: 1 }], big: 2 ** 40, small: -1, half: 0.5 },
    }
    expect(hash(state)).toBe('b536d8ebc7b59a2f')
  })

  it('spreads: one changed bit changes about half of the digits’ bits', () => {
    let flipped = 0
    for (let n = 0; n < 1000; n++) {
      const [one, other] = [BigInt(`0x${hash({ n })}`), BigInt(`0x${hash({ n: n ^ 1 })}`)]
      flipped += (one ^ other).toString(2).replaceAll('0', '').length
    }
    expect(flipped / 1000).toBeGreaterThan(28)
    expect(flipped / 1000).toBeLessThan(36)
  })
})
