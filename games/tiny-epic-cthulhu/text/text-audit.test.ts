import { TextAudit } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { tinyEpicCthulhu } from '../index.ts'
import { stateAt, type Position } from '../position.ts'

const toSomebody = /\b[Yy]ou(r|rs)?\b(?! (own )?(mind|choice|town))/

/** Close to the last page and past it, where matches at random hardly ever come. */
const late: readonly (readonly [words: RegExp, position: Position])[] = [
  [
    /All 25 pages are read/,
    {
      ann: { fear: 1, rage: 1, greed: 1, chaos: 2, mat: 'historian' },
      bob: { fear: 2, rage: 2, chaos: 1, mat: 'veteran', brain: 2 },
      rows: [5, 5, 4, 4, 5],
      towns: { P1: { page: 'F07', shamblers: ['fear', 'rage'] }, P2: { page: 'R06', fear: 2 } },
    },
  ],
  [
    /The sixth portal is sealed/,
    {
      ann: {
        on: 'P3',
        fear: 2,
        greed: 1,
        chaos: 2,
        mat: 'priest',
        brain: 2,
        pages: ['F01', 'G02'],
      },
      ash: { on: 'P3', rage: 2, mat: 'medium', pages: ['R01', 'R02', 'F03'] },
      phase: 2,
      portals: { 0: 'fear', 2: 'chaos', 3: 'rage', 4: 'greed' },
      lair: { fear: 3, greed: 2 },
    },
  ],
  [
    /seals the \w+ portal/,
    {
      ann: { on: 'P3', fear: 2, rage: 1, mat: 'courier', pages: ['F01', 'F02', 'F03', 'R01'] },
      bob: { on: 'P3', greed: 2, chaos: 2, mat: 'scientist', pages: ['G01', 'G02', 'R02'] },
      phase: 2,
      lair: { fear: 2, rage: 2, greed: 2 },
      settings: { greatOldOne: 'yogSothoth' },
    },
  ],
]

describe('Matches at random', () => {
  it.each(late)('are put into words to their end, with %s', (words, position) => {
    const audit = new TextAudit(tinyEpicCthulhu, toSomebody)
    for (let match = 0; match < 12; match++) audit.matchFrom(stateAt(position), `late ${match}`)
    expect([...audit.sentences].some((text) => words.test(text))).toBe(true)
    expect(audit.faults).toEqual([])
  })
})
