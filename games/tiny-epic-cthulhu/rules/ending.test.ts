import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'

const two: Position = { ann: { on: 'P1' }, bob: { on: 'P2' }, oldOne: 'P3' }

const twelveOut = {
  P1: { shamblers: ['fear', 'fear', 'fear'] },
  P2: { shamblers: ['fear', 'fear', 'rage'] },
  P3: { shamblers: ['rage', 'rage', 'rage'] },
  P5: { shamblers: ['greed', 'greed', 'greed'] },
} as const

describe('Ending', () => {
  it('TEC-END-1 TEC-END-5 the sixth seal wins at once', () => {
    const t = at({
      ann: { on: 'P3', greed: 1, pages: ['G01', 'G02', 'G03'] },
      bob: {},
      phase: 2,
      lair: { greed: 3 },
      portals: { 0: 'fear', 1: 'fear', 2: 'rage', 3: 'chaos', 4: 'greed' },
    })
    t.actions().rolls(2, 1, 1).pick('seal', 5)
    expect(t.outcome).toEqual({ ending: 'sealed', winners: [0, 1] })
    expect(t.told('ends')).toEqual([{ ending: 'sealed', character: 0 }])
    expect(t.told('closes')).toEqual([]) // nothing more is resolved
    expect(t.table.lair).toEqual([0, 0, 3])
  })

  it('TEC-END-1 five seals do not', () => {
    const t = at({
      ann: { on: 'P3', greed: 1, pages: ['G01', 'G02', 'G03'] },
      bob: {},
      phase: 2,
      portals: { 0: 'fear', 1: 'fear', 2: 'rage', 3: 'chaos' },
    })
    t.actions().rolls(2, 1, 1).pick('seal', 5)
    expect(t.outcome).toBeNull()
  })

  it.each([
    [1, 6, 'strengthOne'],
    [2, 6, 'strengthTwo'],
  ] as const)(
    'TEC-END-2 in Phase %i the last of %i boxes loses the match: %s',
    (phase, boxes, ending) => {
      const almost = at({ ...two, phase, strength: boxes - 2, energy: 2 })
      almost.tentacles('eldritch').run('draw', { character: 0, left: 1, town: 0 })
      expect(almost.outcome).toBeNull()
      const t = at({ ...two, phase, strength: boxes - 1, energy: 2 })
      t.tentacles('eldritch').run('draw', { character: 0, left: 1, town: 0 })
      expect(t.outcome).toEqual({ ending, winners: [] })
    },
  )

  it.each([
    ['cthulhu', 1, 5],
    ['cthulhu', 2, 4],
    ['yig', 2, 5],
    ['yogSothoth', 1, 6],
  ] as const)('TEC-END-2 %s in Phase %i has %i boxes', (greatOldOne, phase, boxes) => {
    const t = at({ ...two, phase, strength: boxes - 1, energy: 2, settings: { greatOldOne } })
    t.tentacles('eldritch').run('draw', { character: 0, left: 1, town: 0 })
    expect(t.outcome?.winners).toEqual([])
  })

  it('TEC-END-3 a spawn that leaves no Shambler on the Shambler Mat loses the match', () => {
    const towns = { ...twelveOut, P4: { shamblers: ['greed', 'greed'] } } as const
    const t = at({ ...two, towns })
      .draws(6)
      .tentacles('fear', 'fear')
      .turnAt('spin')
    expect(t.outcome).toEqual({ ending: 'shamblers', winners: [] })
    expect(t.told('stalks')).toEqual([])
  })

  it('TEC-END-3 one that is left there is enough', () => {
    const towns = { ...twelveOut, P4: { shamblers: ['greed'] } } as const
    const t = at({ ...two, towns })
      .draws(6)
      .tentacles('fear', 'fear')
      .turnAt('spin')
    expect(t.table.lairShamblers).toEqual([0, 0, 1])
    expect(t.outcome).toBeNull()
  })

  it('TEC-END-4 TEC-DELIR-2 example 10: a Brain Token that reaches the top loses the match for all', () => {
    const t = at({ ann: {}, bob: { greed: 2, brain: 3 } })
    t.tentacles('greed').run('draw', { character: 1, left: 2, town: -1 })
    expect(t.outcome).toEqual({ ending: 'playerMad', winners: [] })
    expect(t.told('ends')).toEqual([{ ending: 'playerMad', character: 1 }])
    const sane = at({ ann: {}, bob: { greed: 2, brain: 2 } })
    sane.tentacles('greed').run('draw', { character: 1, left: 1, town: -1 })
    expect(sane.outcome).toBeNull()
  })

  it('TEC-END-5 draws that are left are not made', () => {
    const t = at({ ann: { greed: 2, brain: 3 }, bob: {} })
    t.tentacles('greed').run('draw', { character: 0, left: 3, town: -1 })
    expect(t.told('haunts')).toEqual([])
    expect(t.asked).toBeNull()
    expect(t.state.box.stack).toEqual([])
  })

  it('TEC-END-6 the first condition met decides: Cthulhu drives Ann mad before the strength is tried', () => {
    const t = at({
      ann: { on: 'P3', fear: 2, brain: 3 },
      bob: { on: 'P1' },
      oldOne: 'P3',
      strength: 4,
      energy: 2,
      settings: { greatOldOne: 'cthulhu' },
      towns: { P2: { fear: 3 } },
    })
    t.draws(6).tentacles('fear').turnAt('spin')
    expect(t.outcome).toEqual({ ending: 'playerMad', winners: [] })
  })
})
