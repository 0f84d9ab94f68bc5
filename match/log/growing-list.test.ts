import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GrowingList } from './growing-list.ts'

/** What may happen to one of several lists. */
const step = fc.record({
  which: fc.nat(),
  what: fc.oneof(
    fc.record({ do: fc.constant('push' as const), item: fc.nat() }),
    fc.record({ do: fc.constant('cut' as const), to: fc.nat(20) }),
    fc.record({ do: fc.constant('copy' as const) }),
    fc.record({ do: fc.constant('slice' as const), from: fc.nat(20), to: fc.nat(20) }),
  ),
})

describe('a list that grows', () => {
  it('is at all times what an array would be that shares nothing with its copies', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const given: unknown[] = []
        const wanted: unknown[] = []
        const pairs = [{ list: new GrowingList<number>([1, 2, 3]), array: [1, 2, 3] }]
        for (const { which, what } of steps) {
          const pair = pairs[which % pairs.length]
          if (pair === undefined) continue
          const { list, array } = pair
          if (what.do === 'push') {
            list.push(what.item)
            array.push(what.item)
          } else if (what.do === 'copy') pairs.push({ list: list.copy(), array: array.slice() })
          else if (what.do === 'cut') {
            given.push(list.cut(what.to))
            wanted.push(array.splice(what.to))
          } else {
            given.push(list.slice(what.from, what.to))
            wanted.push(array.slice(what.from, what.to))
          }
        }
        expect(given).toEqual(wanted)
        for (const { list, array } of pairs) {
          expect(list.length).toBe(array.length)
          for (let at = -array.length - 1; at <= array.length; at++)
            expect(list.at(at)).toBe(array.at(at))
          expect(list.slice()).toEqual(array)
        }
      }),
    )
  })
})
