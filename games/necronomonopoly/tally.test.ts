import { Engine } from '@eldertable/kernel'
import { toldMatch } from '@eldertable/testkit/told-match.ts'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from './index.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'

const engine = new Engine(necronomonopoly)
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
  it('counts deeds, rent and Sanity, as one does by hand', () => {
    expect(rows('last-sane')).toEqual([
      'Ann: Insane in round 19; joined the Cultists: 6 3 11 21 –',
      'Bob: Sane to the end: 6 5 69 47 56',
      'Cid: Insane in round 25; joined the Cultists: 3 0 27 72 –',
      'Dee: Insane in round 6; joined the Cultists: 5 0 13 0 –',
    ])
  })
})

describe('where it turned', () => {
  it('tells every mind that went, and the one bill that was highest', () => {
    expect(told('last-sane').points).toEqual([
      "Round 6: Dee goes insane on Irem, City of Pillars, in Bob's debt: 3 still sane.",
      'Round 15: Cid pays Bob 39 for Irem, City of Pillars: no bill was higher.',
      "Round 19: Ann goes insane on Irem, City of Pillars, in Bob's debt: 2 still sane.",
      'Round 20: Ann summons Ghatanothoa.',
      'Round 25: Cid goes insane on Cultes de Goules: 1 still sane.',
    ])
  })

  it('names the last deed, by how it ended', () => {
    expect(told('last-sane').decided).toBe(
      'In round 25 Cid went insane on Cultes de Goules, and Bob alone was left.',
    )
    expect(told('cultists').decided).toBe(
      'In round 15 all four Great Tomes were with Ann and Cid, and one of them came to Mi-Go.',
    )
    expect(told('round-limit').decided).toBe('Bob had 16 Sanity more than Cid when it was over.')
  })
})
