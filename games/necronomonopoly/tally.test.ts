import { ToldMatches } from '@eldertable/testkit/title/told.ts'
import { describe, expect, it } from 'vitest'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'
import { necronomonopoly } from './index.ts'

const matches = new ToldMatches(necronomonopoly, new URL('./fixtures/', import.meta.url), {
  tally,
  story,
})

describe('where it turned', () => {
  it('tells every mind that went, and the one bill that was highest', () => {
    expect(matches.told('last-sane').points).toEqual([
      "Round 6: Dee goes insane on Irem, City of Pillars, in Bob's debt: 3 still sane.",
      'Round 15: Cid pays Bob 39 for Irem, City of Pillars: no bill was higher.',
      "Round 19: Ann goes insane on Irem, City of Pillars, in Bob's debt: 2 still sane.",
      'Round 20: Ann summons Ghatanothoa.',
      'Round 25: Cid goes insane on Cultes de Goules: 1 still sane.',
    ])
  })
})
