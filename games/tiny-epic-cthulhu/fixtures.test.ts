import { Engine } from '@eldertable/kernel'
import { FixtureMismatch, fuzz, replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { endings } from './events.ts'
import { tinyEpicCthulhu } from './index.ts'
import { switches } from './switches.ts'
import { latePosition } from './testing/late-position.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(tinyEpicCthulhu)

/** A number of seats at which each choice of Assistants can be made. */
const seatsFor = { none: 4, one: 1, two: 1, each: 2, shared: 3, selfPlaying: 1 } as const

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    const shown = new Set(fixtures.map(({ fixture }) => fixture.ending))
    expect([...shown].toSorted()).toEqual(endings.toSorted())
    expect(Object.keys(tinyEpicCthulhu.text.endings).toSorted()).toEqual(endings.toSorted())
  })

  it('show every kind of company, and a game without players won and lost', () => {
    const companies = fixtures.map(({ fixture }) => fixture.settings['assistants'])
    expect(new Set(companies)).toEqual(new Set(switches.assistants.choices))
    const byThemselves = fixtures.filter(
      ({ fixture }) => fixture.settings['assistants'] === 'selfPlaying',
    )
    const won = byThemselves.map(({ fixture }) => fixture.winners.length > 0)
    expect(new Set(won)).toEqual(new Set([true, false]))
  })

  it('notice if one spin ended differently', () => {
    const fixture = structuredClone(fixtures[0]?.fixture) as Fixture
    const spun = fixture.log.find((entry) => entry.length > 3)
    if (spun === undefined) throw new Error('nothing was spun')
    spun[2] = ((spun[2] ?? 0) + 7) % 30
    expect(() => replayFixture(engine, fixture)).toThrow(FixtureMismatch)
  })
})

describe('random play', () => {
  it.each(switches.assistants.choices)('keeps all promises, assistants %s', (assistants) => {
    const seats = seatsFor[assistants]
    const report = fuzz({
      title: tinyEpicCthulhu,
      picks: 300,
      seed: assistants,
      seats,
      settings: { assistants },
    })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(300)
  })

  it.each(['a', 'b', 'c'])('keeps them late in a match as well, seed %s', (seed) => {
    const report = fuzz({ title: tinyEpicCthulhu, picks: 300, seed, positions: latePosition })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(300)
  })
})
