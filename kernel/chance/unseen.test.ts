import { describe, expect, it } from 'vitest'
import { FastChance, mixUnseen } from '../index.ts'
import { chiSquare, ONE_IN_A_THOUSAND } from '../testing/chi-square.ts'

const piles: Record<string, readonly (number | string)[]> = {
  'a deck of cards': Array.from({ length: 60 }, (_, card) => card),
  'tokens with doubles': [3, 0, 3, 255, 7, 0, 3],
  'numbers that are not those of cards': [-2, 0.5, 1e9, 256, 4, -2],
  names: ['mud', 'ash', 'ivy', 'elm', 'ash'],
  nothing: [],
}

describe('what nobody has seen', () => {
  it.each(Object.entries(piles))('is mixed without regard to how it lay: %s', (_, pile) => {
    const mixed = [...pile]
    mixUnseen(mixed, new FastChance('mix'))
    const sorted = (list: readonly (number | string)[]) => list.map(String).toSorted()
    expect(sorted(mixed)).toEqual(sorted(pile))
    const lay = [...pile]
    for (let tries = 0; tries < 20; tries++) {
      new FastChance(`lay ${tries}`).shuffle(lay)
      const again = [...lay]
      mixUnseen(again, new FastChance('mix'))
      expect(again).toEqual(mixed)
    }
  })

  it('comes in every order equally often', () => {
    const chance = new FastChance('orders')
    const seen = new Map<string, number>()
    for (let tries = 0; tries < 24_000; tries++) {
      const pile = [3, 1, 2, 0]
      mixUnseen(pile, chance)
      const order = pile.join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(chiSquare([...seen.values()])).toBeLessThan(ONE_IN_A_THOUSAND[23] ?? 0)
  })
})
