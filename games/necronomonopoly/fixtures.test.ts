import { Engine } from '@eldertable/kernel'
import { FixtureMismatch, fuzz, replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from './index.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(necronomonopoly)

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    const endings = new Set(fixtures.map(({ fixture }) => fixture.ending))
    expect([...endings].toSorted()).toEqual(Object.keys(necronomonopoly.text.endings).toSorted())
  })

  it('notice if one die fell differently', () => {
    const fixture = structuredClone(fixtures[0]?.fixture) as Fixture
    const thrown = fixture.log.find((entry) => entry.length > 3)
    if (thrown === undefined) throw new Error('no dice were thrown')
    thrown[2] = ((thrown[2] ?? 0) + 1) % 6
    expect(() => replayFixture(engine, fixture)).toThrow(FixtureMismatch)
  })
})

describe('random play', () => {
  it.each(['a', 'b', 'c'])('keeps all promises, seed %s', (seed) => {
    const report = fuzz({ title: necronomonopoly, picks: 1500, seed })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(1500)
  })
})
