import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { investigators } from './pieces/investigators.ts'
import { deathMayDie } from './index.ts'

const begun = (seats: number) =>
  new Engine(deathMayDie).start(seats, { randomInvestigators: true }, new FastChance('traits'))

describe('what wins are told apart by', () => {
  it('is the investigator of a seat', () => {
    const { table } = begun(3)
    for (const { seat, who } of table.heroes)
      expect(deathMayDie.traits?.(table, seat)).toEqual([['investigator', investigators[who]?.key]])
  })

  it('are both investigators of somebody who plays alone', () => {
    const { table } = begun(1)
    const keys = table.heroes.map(({ who }) => ['investigator', investigators[who]?.key])
    expect(keys).toHaveLength(2)
    expect(deathMayDie.traits?.(table, 0)).toEqual(keys)
  })
})
