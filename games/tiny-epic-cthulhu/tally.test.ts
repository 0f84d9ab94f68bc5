import { ToldMatches } from '@eldertable/testkit/title/told.ts'
import { describe, expect, it } from 'vitest'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { tinyEpicCthulhu } from './index.ts'

const matches = new ToldMatches(tinyEpicCthulhu, new URL('./fixtures/', import.meta.url), {
  tally,
  story,
})

describe('who did what', () => {
  it('says who went mad, and has a row for Assistants, whom no seat plays', () => {
    expect(matches.rows('player-mad')[0]).toMatch(/^Dr\. Calloway: Went mad in round 11: /)
    const { rows } = matches.of('self-playing-won')
    expect(rows.map(({ seat }) => seat)).toEqual([undefined, undefined])
  })
})

describe('where it turned', () => {
  it('tells how near a mind came, and that one gave way', () => {
    const { points } = matches.told('player-mad')
    expect(points).toContain("Round 3: Bob's mind slips: 3 steps from madness.")
    expect(points.at(-1)).toBe("Round 11: Ann's mind gives way, and all is lost.")
  })
})
