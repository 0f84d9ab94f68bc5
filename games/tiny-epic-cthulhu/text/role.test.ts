import { areOnOneSide, sidesAhead } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { tinyEpicCthulhu } from '../index.ts'
import { at } from '../testing/at.ts'
import { role } from './role.ts'

it('TEC-GOAL-3 all play together', () => {
  const { table } = at({ ann: {}, bob: {} })
  expect(sidesAhead(tinyEpicCthulhu, 2, {})).toBe('together')
  expect(areOnOneSide(tinyEpicCthulhu, table, 0, 1)).toBe(true)
})

it('TEC-SETUP-9 a player is what is printed on the mat', () => {
  const { table } = at({ ann: {}, bob: {} })
  const roles = [0, 1].map((seat) => role(seat, { table }))
  expect(new Set(roles).size).toBe(2)
  for (const one of roles) expect(one).toMatch(/^[A-Z][a-z]+/)
})
