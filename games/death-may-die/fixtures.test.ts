import { Engine } from '@eldertable/kernel'
import { FixtureMismatch, replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { endings } from './events.ts'
import { deathMayDie } from './index.ts'
import { switches } from './switches.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(deathMayDie)

const shown = (of: (fixture: Fixture) => unknown): Set<unknown> =>
  new Set(fixtures.map(({ fixture }) => of(fixture)))

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    expect(shown(({ ending }) => ending)).toEqual(new Set(endings))
  })

  it('show every episode, and either Elder One slain', () => {
    const { episode, elderOne } = switches
    expect(shown(({ settings }) => settings['episode'])).toEqual(new Set(episode.choices))
    const slain = fixtures.filter(({ fixture }) => fixture.ending === 'slain')
    const whom = slain.map(({ fixture }) => fixture.settings['elderOne'])
    expect(new Set(whom)).toEqual(new Set(elderOne.choices))
  })

  it('notice if the last dice had shown nothing', () => {
    const slain = fixtures.find(({ fixture }) => fixture.ending === 'slain')
    const fixture = structuredClone(slain?.fixture) as Fixture
    const rolled = fixture.log.findLast((entry) => entry.length > 2)
    if (rolled === undefined) throw new Error('nothing was rolled')
    rolled.fill(0, 2)
    expect(() => replayFixture(engine, fixture)).toThrow(FixtureMismatch)
  })
})
