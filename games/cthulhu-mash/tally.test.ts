import { Engine } from '@eldertable/kernel'
import { toldMatch } from '@eldertable/testkit/told-match.ts'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'
import { headline } from './text/endings.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'

const engine = new Engine(cthulhuMash)
const fixtures = readFixtures(new URL('./fixtures/', import.meta.url))

function played(name: string) {
  const found = fixtures.find((one) => one.name === `${name}.json`)
  if (found === undefined) throw new Error(`there is no match ${name}`)
  return toldMatch(engine, found.fixture)
}

/** Rows as they are read: the figure, what became of it, and its numbers. */
function rows(name: string): string[] {
  const { log, telling } = played(name)
  return tally(log, telling).map(
    ({ name: who, fate, figures }) =>
      `${who}: ${fate ?? '–'}: ${figures.map(({ value }) => value).join(' ')}`,
  )
}

function told(name: string) {
  const { log, telling } = played(name)
  const { turningPoints, decided } = story(log, telling)
  return { points: turningPoints.map(({ when, text }) => `${when}: ${text}`), decided }
}

describe('who did what', () => {
  it('counts what was felled, broken, dealt and lost, as one does by hand', () => {
    expect(rows('draw')).toEqual([
      'Arctic Explorer: Died in round 10: 0 0 2 5',
      "Mariner Merchant: Died in round 10 by Ann's hand: 5 3 15 3",
    ])
  })

  it('says who still stands, and after how many deaths', () => {
    expect(rows('death-match-two')[1]).toMatch(/^Private Eye: Still standing, 9 deaths behind: /)
    expect(rows('death-match-teams').map((row) => row.split(': ')[1])).toEqual([
      "Died in round 7 by Dee's hand",
      'Still standing',
      "Died in round 1 by Dee's hand",
      'Still standing',
    ])
  })

  it('counts sanity where it is played with', () => {
    const { log, telling } = played('out-of-their-wits')
    expect(tally(log, telling)[0]?.figures.map(({ label }) => label)).toContain('sanity lost')
  })
})

describe('where it turned', () => {
  it('never leaves out who is out for good', () => {
    expect(told('death-match-teams').points).toEqual(
      expect.arrayContaining([
        "Round 1: Cid dies by Dee's hand and is out.",
        "Round 7: Ann dies by Dee's hand and is out.",
      ]),
    )
  })

  it('names the last deed, by how it ended', () => {
    expect(told('death-match-two').decided).toBe('Bob struck Ann down in round 31.')
    expect(told('cleared-alone').decided).toMatch(/^Ann brought down the last of them, the /)
    expect(told('too-late').decided).toMatch(
      /^After round \d+, \d+ generators? and \d+ monsters? still stood\.$/,
    )
    expect(told('flags-two').decided).toMatch(/^Ann struck Bob down in round \d+\.$/)
  })

  it('calls a draw a draw, for everybody', () => {
    expect(headline(played('draw').telling)).toBe('A draw')
    expect(headline(played('death-match-two').telling)).toBeUndefined()
  })
})
