import { catalogueFaults, fuzz } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'

const tables = [
  ['alone', 1, { sanity: true }],
  ['a death match', 4, { characters: 'random', facing: true, readyWeapon: true }],
  ['flags in teams', 4, { victory: 'capture-the-flag', teams: true, monstersAttackSpawn: true }],
  ['two with automatic monsters', 2, { monsterControl: 'automatic', monstersUseObjects: true }],
  ['three together', 3, { victory: 'cooperative', sanity: true, monstersAttackAnyone: true }],
  [
    'two on a board of their own',
    2,
    { customLayout: true, oneWayGates: true, terrainHeights: true },
  ],
  [
    'a roll for everything',
    3,
    { victory: 'roll', vampireDrain: 'victim-actions', escapeMoves: true },
  ],
] as const

describe('random play', () => {
  it.each(tables)('keeps all promises with %s', (name, seats, settings) => {
    const report = fuzz({ title: cthulhuMash, picks: 60, seed: name, seats, settings })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(60)
  })
})

describe('the catalogue', () => {
  it('has words for everything, and no others', () => {
    expect(catalogueFaults(cthulhuMash)).toEqual([])
  })
})
