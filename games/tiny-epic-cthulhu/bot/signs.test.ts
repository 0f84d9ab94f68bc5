import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { at } from '../testing/at.ts'
import { worthOfSigns } from './signs.ts'
import { weights, type Signs } from './weights.ts'

const none: Signs = {
  hidden: 0,
  ready: 0,
  nextPage: 0,
  leastRow: 0,
  nextSeal: 0,
  hopeless: 0,
  chaos: 0,
  pairs: 0,
  kind: 0,
  near: 0,
  pageNear: 0,
  beside: 0,
  alone: 0,
}

/** What a position is worth by one sign alone. */
const by = (sign: keyof Signs, position: Position): number =>
  worthOfSigns(at(position).state.table, weights, { ...none, [sign]: 1 })

const apart = { ann: { on: 'P1' }, bob: { on: 'P3' } } as const

describe('signs of how it will go on', () => {
  it('count who is alone, and who stands beside the Great Old One', () => {
    expect(by('alone', apart)).toBe(2)
    expect(by('alone', { ann: { on: 'P3' }, bob: { on: 'P3' } })).toBe(0)
    const far = by('near', { ...apart, oldOne: 'P2' })
    const one = by('near', { ann: { on: 'P1' }, bob: { on: 'P4' }, oldOne: 'P2' })
    expect([far, one]).toEqual([2, 1])
  })

  it('count the pages that Yog-Sothoth could take, and those of nobody else', () => {
    const position = {
      ann: { on: 'P1', pages: ['F01', 'R01'] },
      bob: { on: 'P4', pages: ['G01'] },
      oldOne: 'P2',
    } as const
    expect(by('pageNear', { ...position, settings: { greatOldOne: 'yogSothoth' } })).toBe(2)
    expect(by('pageNear', { ...position, settings: { greatOldOne: 'nyarlathotep' } })).toBe(0)
  })

  it('count kinds of tentacles on each mat, not tentacles', () => {
    const ann = { on: 'P1', fear: 2, chaos: 1 }
    const bob = { on: 'P3', fear: 1 }
    expect(by('kind', { ann, bob })).toBe(3)
  })

  it('know in Phase One how the emptiest row stands, and how good the best page of the next player is', () => {
    const rows = [2, 3, 1, 5, 4]
    expect([by('leastRow', { ...apart, rows }), by('leastRow', apart)]).toEqual([1, 0])
    const towns = { P3: { page: 'F05' } } as const
    const bob = { on: 'P3', fear: 2, rage: 2, greed: 2 }
    expect(by('nextPage', { ...apart, bob, towns })).toBeGreaterThan(
      by('nextPage', { ...apart, towns }),
    )
    const ann = { ...bob, on: 'P1' }
    expect(by('nextPage', { ...apart, ann, towns })).toBe(by('nextPage', { ...apart, towns }))
  })

  it('count colours of which one character has two runes', () => {
    const split = { ann: { on: 'P1', pages: ['F01'] }, bob: { on: 'P3', pages: ['F02'] } }
    expect(by('pairs', split)).toBe(0)
    expect(by('pairs', { ann: { on: 'P1', pages: ['F01', 'F02', 'F03'] }, bob: {} })).toBe(1)
  })

  it('count Shamblers once for each character beside them', () => {
    const towns = { P1: { shamblers: ['fear', 'rage'] }, P2: { shamblers: ['fear'] } } as const
    expect(by('beside', { ...apart, towns })).toBe(2)
    expect(by('beside', { ann: { on: 'P1' }, bob: { on: 'P1' }, towns })).toBe(4)
  })

  it('know in Phase Two which locations are hopeless, and whether the next player can seal one', () => {
    const portals = { 0: 'fear', 1: 'fear', 2: 'rage', 3: 'rage', 4: 'greed' } as const
    const two = (pages: readonly string[]): Position => ({
      ann: { on: 'P1' },
      bob: { on: 'P3', greed: 1, pages: [...pages] },
      phase: 2,
      portals,
      oldOne: 'P3',
    })
    expect([by('hopeless', two([])), by('nextSeal', two([]))]).toEqual([1, 0])
    const ready = two(['G01', 'G02', 'G03'])
    expect(by('hopeless', ready)).toBe(0)
    expect(by('nextSeal', ready)).toBeGreaterThan(0.5)
    expect(by('hidden', ready)).toBe(0)
    expect(by('chaos', { ...ready, ann: { on: 'P1', chaos: 2 } })).toBe(2)
  })
})
