import { Engine } from '@eldertable/kernel'
import { fuzz, replayFixture } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { firstTitle } from './index.ts'

const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))
const engine = new Engine(firstTitle)

describe('recorded matches', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('show every way in which the game can end', () => {
    const endings = new Set(fixtures.map(({ fixture }) => fixture.ending))
    expect([...endings].toSorted()).toEqual(Object.keys(firstTitle.text.endings).toSorted())
  })
})

it('random matches break no promise', () => {
  expect(fuzz({ title: firstTitle, picks: 500, seed: 'first' }).violation).toBeUndefined()
})
