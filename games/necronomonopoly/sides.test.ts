import { areOnOneSide, sidesAhead } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { necronomonopoly } from './index.ts'
import { at } from './testing/at.ts'

it('NEC-END-5 Cultists are one side, and every Investigator is a side of his own', () => {
  expect(sidesAhead(necronomonopoly, 4, {})).toBe('each-for-itself')
  const { table } = at({ bob: { cultist: true }, cid: { cultist: true }, dee: {} })
  const isWith = (one: number, other: number) => areOnOneSide(necronomonopoly, table, one, other)
  expect(isWith(1, 2)).toBe(true)
  expect([isWith(0, 3), isWith(0, 1), isWith(3, 2)]).toEqual([false, false, false])
})

it('NEC-CORE-2 a Cultist is called one, an Investigator nothing special', () => {
  const { table } = at({ bob: { cultist: true }, cid: {} })
  const roles = [0, 1, 2].map((seat) => necronomonopoly.text.role?.(seat, { table } as never))
  expect(roles).toEqual([undefined, 'Cultist', undefined])
})
