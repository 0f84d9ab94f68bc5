import type { Settings } from '@eldertable/kernel'
import { catalogueFaults, TextAudit } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { richState } from '../testing/rich-state.ts'

const toSomebody = /\b[Yy]ou(r|rs)?\b/

const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, {}],
  [2, { victory: 'cooperative', sanity: true, customLayout: true, terrainHeights: true }],
  [4, { victory: 'cooperative', monstersUseObjects: true, monsterControl: 'left-player' }],
]

const richTables: readonly (readonly [seats: number, settings: Settings])[] = [
  [
    3,
    { victory: 'cooperative', sharedStart: 'off', sanity: true, facing: true, readyWeapon: true },
  ],
  [4, { victory: 'cooperative', sharedStart: 'off', monsterControl: 'left-player' }],
]

describe('the words', () => {
  it('are complete, and none is left over', () => {
    expect(catalogueFaults(cthulhuMash)).toEqual([])
  })

  it.each(tables)('of matches at random read well, %i seats with %o', (seats, settings) => {
    const audit = new TextAudit(cthulhuMash, toSomebody)
    audit.match(seats, settings, `${seats} seats`)
    expect(audit.faults).toEqual([])
  })

  it.each(richTables)(
    'read well where there is much to say, %i seats with %o',
    (seats, settings) => {
      const audit = new TextAudit(cthulhuMash, toSomebody)
      audit.matchFrom(richState(seats, settings, 'rich'), 'rich')
      expect(audit.faults).toEqual([])
    },
  )
})
