import { copy, Engine } from '@eldertable/kernel'
import { replayFixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { innsmouth32 } from '../index.ts'
import { at } from '../testing/at.ts'
import { asVersion1, fromVersion1 } from './version-1.ts'
import { asVersion2 } from './version-2.ts'

const [version1] = innsmouth32.earlier ?? []
const fixtures = readFixtures(new URL('../fixtures/version-1/', import.meta.url))

/** Two pools in a main feature, before version 2. */
function table() {
  const t = at({
    pools: [{ has: ['doctor'] }, { has: ['lobsterman'] }],
    throngs: [['deep-one']],
    screen: ['whiskey', 'pills', null],
  })
  asVersion1(asVersion2(t.state))
  return t
}

describe('matches of version 1', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version1 === undefined) throw new Error('version 1 is not kept')
    expect(replayFixture(new Engine(version1), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('throw flails of a small cast as everybody else', () => {
    const t = table()
    t.strikes(1).dice(3, 4, 6, 2, 2).pick('strike', 'doctor')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 5 }])
  })

  it('go on by version 2 with its flails', () => {
    const { state } = table()
    const now = fromVersion1(copy(state))
    expect(now).toEqual({ ...state, table: { ...state.table, ease: 1 } })
    expect(innsmouth32.faults(now)).toEqual([])
  })
})
