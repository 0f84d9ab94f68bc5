import { Engine } from '@eldertable/kernel'
import { replayFixture, type Fixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(cthulhuMash)

const called = (wanted: string): Fixture => {
  const found = fixtures.find(({ name }) => name === `${wanted}.json`)
  if (found === undefined) throw new Error(`there is no fixture ${wanted}`)
  return found.fixture
}

describe('in recorded matches', () => {
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
})
