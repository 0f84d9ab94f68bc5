import { describe, expect, it } from 'vitest'
import { monsterNumber, type MonsterSlug } from '../pieces/monsters.ts'
import { at, before } from '../testing/at.ts'
import { mad } from '../testing/mad.ts'
import type { TileSlug } from '../tiles/tile-maps.ts'
import { tileNumber } from '../tiles/tiles.ts'

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

  it('CM-TERM-15 d100: tens and ones, a 10 is a 0, and 00 is 100', () => {
    const roll = (tens: number, ones: number): number | undefined => {
      const t = before({
        settings: { victory: 'cooperative', sanity: true },
        heroes: [{ ...eye, at: 'train-station R6C4' }, mariner],
        tiles: ['train-station', { is: 'mariners-ship', column: 5, row: 5 }],
        foes: [{ is: 'deep-one', at: 'R1C1', losesStep: true }],
      })
      // More than her base of 56 fails, and a die says what she loses.
      const isFailed = tens % 10 >= 6 || tens + ones === 20
      t.dice(tens, ones, ...(isFailed ? [1] : [])).runOnly('check', { seat: 0, source: 1 })
      return t.told('checks')[0]?.roll
    }
    expect(roll(10, 10)).toBe(100)
    expect(roll(6, 10)).toBe(60)
    expect(roll(10, 7)).toBe(7)
    expect(roll(3, 4)).toBe(34)
    expect(roll(4, 3)).toBe(43)
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

  it('CM-RULING-74 CM-TERM-19 a life is a point of health: the earthquake takes them one by one until it kills', () => {
    const t = at({
      settings: { victory: 'cooperative', sharedStart: 'off' },
      heroes: [{ is: 'arctic-explorer', at: 'R1C1', health: 3 }],
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      piles: [{ at: 'R1C1', unseen: ['mi-go-earthquake'] }],
    })
    t.dice(5, 5, 4).pick('pickTop')
    expect(t.told('loses').map(({ points }) => points)).toEqual([1, 1])
    expect(t.hero('ann')).toMatchObject({ health: 1, life: 'alive' })
  })
})

describe('Which die is thrown', () => {
  const MUTILATION = 15
  const monster = (slug: MonsterSlug): number => monsterNumber(slug)
  const tile = (slug: TileSlug): number => 16 + tileNumber(slug)

  it('CM-TERM-14 halves are rounded up', () => {
    const lost = (source: number, die: number): number => {
      const t = mad({ is: 'mariner-merchant' })
      t.dice(9, 9, die).runOnly('check', { seat: 0, source })
      return 42 - t.hero('ann').sanity
    }
    const faces = [1, 2, 3, 4, 5, 6]
    expect(faces.map((die) => lost(MUTILATION, die))).toEqual([1, 1, 1, 2, 2, 2])
    expect(faces.map((die) => lost(monster('cultist'), die))).toEqual([1, 1, 2, 2, 3, 3])
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((die) => lost(tile('family-farm'), die))).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4,
    ])
  })
})
