import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ChanceMismatch,
  FastChance,
  RecordingChance,
  ReplayedChance,
  type Chance,
} from '../index.ts'

type Use = { kind: 'below' | 'die' | 'shuffle'; size: number }

const uses = fc.array(
  fc.record({
    kind: fc.constantFrom('below' as const, 'die' as const, 'shuffle' as const),
    size: fc.integer({ min: 1, max: 100 }),
  }),
)

function make(chance: Chance, { kind, size }: Use): number | number[] {
  if (kind !== 'shuffle') return chance[kind](size)
  const items = Array.from({ length: size }, (_, item) => item)
  chance.shuffle(items)
  return items
}

describe('recorded chance', () => {
  it('passes on what its source gives', () => {
    fc.assert(
      fc.property(fc.string(), uses, (seed, list) => {
        const recorded = new RecordingChance(new FastChance(seed))
        const source = new FastChance(seed)
        for (const use of list) expect(make(recorded, use)).toEqual(make(source, use))
      }),
    )
  })

  it('comes again from its record alone, pick by pick', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(uses), (seed, picks) => {
        const recording = new RecordingChance(new FastChance(seed))
        const replayed = new ReplayedChance()
        for (const list of picks) {
          const first = list.map((use) => make(recording, use))
          replayed.load(recording.takeResults())
          expect(list.map((use) => make(replayed, use))).toEqual(first)
          expect(replayed.left).toBe(0)
        }
      }),
    )
  })

  it('hands over each result once', () => {
    const recording = new RecordingChance(new FastChance('once'))
    recording.die(6)
    expect(recording.takeResults()).toHaveLength(1)
    expect(recording.takeResults()).toEqual([])
  })
})

describe('a record that does not fit', () => {
  const replay = (...results: number[]): ReplayedChance => {
    const chance = new ReplayedChance()
    chance.load(results)
    return chance
  }

  it('is too short', () => {
    const chance = replay(5)
    expect(chance.die(6)).toBe(6)
    expect(() => chance.die(6)).toThrow(ChanceMismatch)
  })

  it('holds what can not come', () => {
    for (const result of [6, -1, 2.5, NaN])
      expect(() => replay(result).below(6)).toThrow(ChanceMismatch)
  })

  it('has something left', () => {
    const chance = replay(1, 2, 3)
    chance.below(6)
    expect(chance.left).toBe(2)
  })
})
