import { ToldMatches } from '@eldertable/testkit/title/told.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from './index.ts'
import { headline } from './text/endings.ts'
import { Chronicle } from './board/chronicle.ts'
import { story } from './board/story.ts'
import { spellNumber } from './pieces/spells.ts'
import { tally } from './board/tally.ts'

const fixtures = new URL('./fixtures/', import.meta.url)
const matches = new ToldMatches(cthulhuMash, fixtures, { tally, story })
const played = (name: string) => matches.played(name)
const rows = (name: string) => matches.rows(name)
const told = (name: string) => matches.told(name)

describe('who did what', () => {
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
    const { log, context } = played('out-of-their-wits')
    expect(tally(log, context)[0]?.figures.map(({ label }) => label)).toContain('sanity lost')
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

  it('names the generators that were broken where all play together, not what was drawn for them', () => {
    const { points } = told('cleared-from-own-starts')
    expect(
      points.some((text) => / breaks? the .+: (\d+ generators?|none) in sight /.test(text)),
    ).toBe(true)
    expect(points.some((text) => text.includes('power-up'))).toBe(false)
  })

  it('CM-REACT-22 does not count what Temporal Dust took back', () => {
    const { context } = played('death-match-two')
    const lineOf = (position: number) => (key: string, is: object) => ({
      position,
      event: { key, rule: 'CM-REACT-22', is: { ...is } },
    })
    const [turn, first, second] = [lineOf(1), lineOf(2), lineOf(3)]
    const blow = (of: typeof first) => [
      of('attacks', { by: 0, means: 0, targets: [1], natural: 8, total: 8, needed: 4 }),
      of('loses', { who: 1, points: 2, left: 0 }),
      of('dies', { seat: 1, by: 0 }),
      of('out', { seat: 1 }),
    ]
    const log = [
      turn('turn', { seat: 0 }),
      ...blow(first),
      second('casts', { seat: 1, spell: spellNumber('temporal-dust') }),
      second('repeats', { seat: 1, by: 0 }),
      ...blow(second),
    ]
    expect(story(log, context).turningPoints.map(({ text }) => text)).toEqual([
      "Bob dies by Ann's hand and is out.",
    ])
    const [ann, bob] = new Chronicle(context).read(log).deeds
    expect([ann?.dealt, bob?.lost, bob?.deaths]).toEqual([2, 2, 1])
  })

  it('counts what goes before a deed that was taken back', () => {
    const { context } = played('death-match-two')
    const line = (key: string, is: object) => ({
      position: 2,
      event: { key, rule: 'CM-REACT-22', is: { ...is } },
    })
    const log = [
      line('turn', { seat: 0 }),
      line('attacks', { by: 0, means: 0, targets: [1], natural: 8, total: 8, needed: 4 }),
      line('loses', { who: 1, points: 1, left: 3 }),
      line('attacks', { by: 0, means: 0, targets: [1], natural: 7, total: 7, needed: 4 }),
      line('loses', { who: 1, points: 2, left: 1 }),
      line('takenBack', { seat: 0 }),
    ]
    expect(new Chronicle(context).read(log).deeds[1]?.lost).toBe(1)
  })

  it('calls a draw a draw, for everybody', () => {
    expect(headline(played('draw').context)).toBe('A draw')
    expect(headline(played('death-match-two').context)).toBeUndefined()
  })
})
