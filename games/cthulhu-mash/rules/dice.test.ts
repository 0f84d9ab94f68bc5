import { describe, expect, it } from 'vitest'
import { monsterNumber, type MonsterSlug } from '../pieces/monsters.ts'
import { dieThrown } from '../testing/die-thrown.ts'
import { mad } from '../testing/mad.ts'
import type { TileSlug } from '../tiles/tile-maps.ts'
import { tileNumber } from '../tiles/tiles.ts'

describe('Which die is thrown for sanity', () => {
  const monster = (slug: MonsterSlug): number => monsterNumber(slug)

  const checked = (source: number, ...dice: number[]): string => {
    const t = mad({ is: 'mariner-merchant', objects: ['net'] })
    return dieThrown(() => t.dice(...dice).runOnly('check', { seat: 0, source }))
  }

  const MUTILATION = 15
  const tile = (slug: TileSlug): number => 16 + tileNumber(slug)

  it('CM-TERM-15 CM-SANE-4 CM-SANE-24 CM-SANE-26 two d10 for the check and for the idea, a d6 for what comes of it', () => {
    const source = monster('gnoph-keh')
    expect(checked(source)).toBe('d10')
    expect(checked(source, 9)).toBe('d10')
    // 99 fails, and 5 points call for an idea.
    expect(checked(source, 9, 9, 5)).toBe('d10')
    expect(checked(source, 9, 9, 5, 1)).toBe('d10')
    expect(checked(source, 9, 9, 5, 1, 1)).toBe('d6')
  })

  it('CM-TERM-14 CM-SANE-5 what is lost: a d6 stands for d2 and d3, a d8 for d4, and two dice are two dice', () => {
    expect(checked(MUTILATION, 9, 9)).toBe('d6')
    expect(checked(monster('cultist'), 9, 9)).toBe('d6')
    expect(checked(monster('deep-one'), 9, 9)).toBe('d6')
    expect(checked(monster('moon-beast'), 9, 9)).toBe('d8')
    expect(checked(monster('star-vampire'), 9, 9)).toBe('d10')
    expect(checked(tile('family-farm'), 9, 9)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 9, 9)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 9, 9, 1)).toBe('d8')
    expect(checked(tile('abhoth-swamp'), 1, 1)).toBe('d6')
    expect(checked(monster('cultist'), 1, 1)).toBe('no die')
  })

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

  it('CM-SANE-30 CM-SANE-36 the insane throw a d6, a d6 for how far they wander, and a d6 at the machine', () => {
    const wandering = (...dice: number[]): string => {
      const t = mad({ is: 'mariner-merchant', sanity: 18, at: 'R3C5' })
      return dieThrown(() => t.dice(...dice).go())
    }
    expect([wandering(), wandering(4), wandering(4, 1)]).toEqual(['d6', 'd6', 'd6'])
    expect(wandering(4, 1, 2)).toBe('no die')
  })
})
