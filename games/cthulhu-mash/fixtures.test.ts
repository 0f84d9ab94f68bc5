import { Engine } from '@eldertable/kernel'
import { FixtureMismatch, replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'
import { endings } from './text/endings.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(cthulhuMash)

const called = (wanted: string): Fixture => {
  const found = fixtures.find(({ name }) => name === `${wanted}.json`)
  if (found === undefined) throw new Error(`there is no fixture ${wanted}`)
  return structuredClone(found.fixture)
}

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    const shown = fixtures.map(({ fixture }) => fixture.ending)
    expect(new Set(shown)).toEqual(new Set(Object.keys(endings)))
  })

  it('show every way to play: against each other, in teams, together from one start or from several, alone', () => {
    const ways = fixtures.map(({ fixture: { seats, settings } }) => {
      const { victory, teams, sharedStart } = settings
      if (seats === 1) return 'alone'
      return victory === 'cooperative' ? `${victory} ${sharedStart}` : `${victory} ${teams}`
    })
    expect(new Set(ways)).toEqual(
      new Set([
        'alone',
        'cooperative off',
        'cooperative usual',
        'death-match false',
        'death-match true',
        'capture-the-flag false',
        'capture-the-flag true',
      ]),
    )
  })

  it('a flag is lost with its spawning space, while its owner is there to see it', () => {
    const { table } = replayFixture(engine, called('flags-two'))
    expect(table.heroes.filter(({ homeHealth }) => homeHealth > 0)).toHaveLength(1)
    expect(table.outcome?.winners).toHaveLength(1)
  })

  it('a team wins with those of its members who are out, and a draw is between the last', () => {
    expect(called('death-match-teams').winners).toHaveLength(2)
    expect(called('flags-teams').winners).toHaveLength(2)
    expect(called('draw').winners).toEqual([0, 1])
  })

  it('the sanity variant is lost with somebody alive and out of their wits for good', () => {
    const { heroes } = replayFixture(engine, called('out-of-their-wits')).table
    expect(heroes.some(({ life, sanity }) => life === 'alive' && sanity === 0)).toBe(true)
  })

  it('notice if the last dice had shown something else', () => {
    const fixture = called('death-match-two')
    const rolled = fixture.log.findLast((entry) => entry.length > 2)
    if (rolled === undefined) throw new Error('nothing was rolled')
    rolled.fill(0, 2)
    expect(() => replayFixture(engine, fixture)).toThrow(FixtureMismatch)
  })
})
