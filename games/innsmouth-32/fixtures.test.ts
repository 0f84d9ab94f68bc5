import { Engine } from '@eldertable/kernel'
import { FixtureMismatch, replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { innsmouth32 } from './index.ts'
import { endings } from './rules/checks.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(innsmouth32)

const shown = (of: (fixture: Fixture) => unknown): unknown[] => [
  ...new Set(fixtures.map(({ fixture }) => of(fixture))),
]

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    expect(new Set(shown(({ ending }) => ending))).toEqual(new Set(Object.keys(endings)))
  })

  it('show one, two, five and nine people', () => {
    expect(shown(({ seats }) => seats)).toEqual(expect.arrayContaining([1, 2, 5, 9]))
  })

  it('show every module', () => {
    const of = (name: string): unknown[] => shown(({ settings }) => settings[name])
    expect(of('terrors')).toEqual(expect.arrayContaining(['0', '3', 'per-reel']))
    expect(of('hound')).toEqual(
      expect.arrayContaining(['off', 'thirteenth', 'companion', 'replace-chosen']),
    )
    for (const module of ['nightClerk', 'factionDraft', 'factionRest', 'secretCultist'])
      expect(of(module)).toContain(true)
  })

  it('notice if the last dice had shown something else', () => {
    const [first] = fixtures
    const fixture = structuredClone(first?.fixture) as Fixture
    const rolled = fixture.log.findLast((entry) => entry.length > 2)
    if (rolled === undefined) throw new Error('nothing was rolled')
    rolled.fill(0, 2)
    expect(() => replayFixture(engine, fixture)).toThrow(FixtureMismatch)
  })
})
