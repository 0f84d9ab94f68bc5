import { Engine } from '@eldertable/kernel'
import { toldMatch } from '@eldertable/testkit/told-match.ts'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { tinyEpicCthulhu } from './index.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'

const engine = new Engine(tinyEpicCthulhu)
const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))

function played(name: string) {
  const found = fixtures.find((one) => one.name === `${name}.json`)
  if (found === undefined) throw new Error(`there is no match ${name}`)
  return toldMatch(engine, found.fixture)
}

/** Rows as they are read: the figure, what became of it, and its numbers. */
function rows(name: string): string[] {
  const { log, context } = played(name)
  return tally(log, context).map(
    ({ name: who, fate, figures }) =>
      `${who}: ${fate ?? '–'}: ${figures.map(({ value }) => value).join(' ')}`,
  )
}

function told(name: string) {
  const { log, context } = played(name)
  const { turningPoints, decided } = story(log, context)
  return { points: turningPoints.map(({ when, text }) => `${when}: ${text}`), decided }
}

describe('who did what', () => {
  it('counts pages, Shamblers, portals and tentacles, as one does by hand', () => {
    expect(rows('sealed')).toEqual([
      'Dr. Calloway: Mind shaken twice: 7 2 4 15',
      'Father Wren: Mind shaken once: 8 3 2 13',
    ])
  })

  it('says who went mad, and has a row for Assistants, whom no seat plays', () => {
    expect(rows('player-mad')[0]).toMatch(/^Dr\. Calloway: Went mad in round 11: /)
    const { log, context } = played('self-playing-won')
    expect(tally(log, context).map(({ seat }) => seat)).toEqual([undefined, undefined])
  })
})

describe('where it turned', () => {
  it('tells how near a mind came, and that one gave way', () => {
    const { points } = told('player-mad')
    expect(points).toContain("Round 3: Bob's mind slips: 3 steps from madness.")
    expect(points.at(-1)).toBe("Round 11: Ann's mind gives way, and all is lost.")
  })

  it('names the last deed, by how it ended', () => {
    expect(told('sealed').decided).toBe("The sixth seal was Ann's, with a throw of 4 in round 18.")
    expect(told('player-mad').decided).toBe("Ann's mind gave way in round 11.")
    expect(told('strength-one').decided).toMatch(/ with \d+ of 25 pages read\.$/)
    expect(told('shamblers').decided).toMatch(/^In round \d+ the last Shambler left its lair\.$/)
  })
})
