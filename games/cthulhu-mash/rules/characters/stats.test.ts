import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Terms', () => {
  it('CM-TERM-13 CM-TERM-14 dice have faces from 1 to their number; a d3 is a d6 halved', () => {
    // A tile with two gates: one of three generators for each third of the d6.
    for (const [die, count] of [
      [1, 1],
      [3, 1],
      [4, 2],
      [6, 2],
    ] as const) {
      const t = at({
        heroes: [
          { ...mariner, at: 'R5C3' },
          { ...eye, at: 'R6C6' },
        ],
        tiles: ['train-station', { is: 'moon-base', isHidden: true }],
      })
      t.pick('scout', 'east')
      const spaces = [6, 1, 6, 2].slice(0, count * 2)
      t.dice(die, ...spaces).pick('turnTile', 1)
      expect(t.told('populates')).toMatchObject([{ die, count }])
    }
  })

  it('CM-TERM-18 monsters and generators are numbered as they come; one that comes back has a new number', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [{ ...eye, at: 'R3C1' }, mariner],
      tiles,
      foes: [
        { is: 'cultist', at: 'R3C2' },
        { is: 'cultist-idol', at: 'R5C5' },
      ],
    })
    const numbers = (): number[] => t.table.foes.map(({ made }) => made)
    expect(numbers().toSorted((a, b) => a - b)).toEqual(numbers())
    const idol = t.foe('cultist-idol').made
    expect(t.foe('cultist').made).toBeLessThan(idol)
    t.dice(6).pick('attack', 'hands at cultist')
    expect(t.foes('cultist')).toEqual([])
    // For Bob the Idol spawns it again.
    t.dice(1).pick('endTurn')
    expect(t.foe('cultist').made).toBeGreaterThan(idol)
  })

  it('CM-TERM-19 a life is a point of health', () => {
    const t = at({ heroes: [{ ...eye, at: 'R3C6' }, mariner], tiles: ['medical-school', ...tiles] })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, life: 'alive' })
  })

  it('CM-TERM-21 what is discarded can come back, what is removed cannot', () => {
    const t = at({ heroes: [{ ...eye, health: 2, objects: ['first-aid-kit'] }, mariner], tiles })
    t.pick('green', 'first-aid-kit')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.table.removed).toEqual([])
  })

  it('CM-RULING-72 markers are never short', () => {
    const t = at({
      heroes: [
        { ...eye, health: 40 },
        { ...mariner, health: 40 },
      ],
      tiles,
    })
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([40, 40])
  })
})
