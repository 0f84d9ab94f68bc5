import { Engine } from '@eldertable/kernel'
import { replayFixture, type Fixture } from '@eldertable/testkit'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'

const { earlier = [], version } = necronomonopoly

function fixturesOf(versionBefore: number): { name: string; fixture: Fixture }[] {
  const folder = new URL(`../fixtures/version-${versionBefore}/`, import.meta.url)
  return readdirSync(folder).map((name) => ({
    name,
    fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture,
  }))
}

it('every version that there ever was is kept', () => {
  const kept = earlier.map((title) => title.version)
  expect([...kept, version]).toEqual(Array.from({ length: version }, (_, i) => i + 1))
})

describe.each(earlier)('matches of version $version', (title) => {
  const fixtures = fixturesOf(title.version)

  it('are recorded with every ending', () => {
    const endings = new Set(fixtures.map(({ fixture }) => fixture.ending))
    expect([...endings].toSorted()).toEqual(Object.keys(title.text.endings).toSorted())
  })

  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    const engine = new Engine(title)
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })
})
