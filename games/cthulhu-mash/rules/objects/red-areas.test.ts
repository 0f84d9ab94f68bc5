import { describe, expect, it } from 'vitest'
import { foeOf } from '../../targets.ts'
import { type MashScenario, type Position } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'

type Foes = NonNullable<Position['foes']>

/** Bob is the Arctic Explorer (defence 4), too weary to cancel anything. */
const thrown = (hero: HeroAt, foes: Foes, bob = 'R1C6'): MashScenario =>
  one({ at: 'R6C1', ...hero }, { foes }, { is: 'arctic-explorer', at: bob, mentality: 0 })

describe('Red objects: areas', () => {
  it('CM-OBJ-10 CM-AREA-5 a stick does 1 to everybody in one chosen 2x2, on one roll, and is spent', () => {
    const start = { is: 'private-eye', objects: ['dynamite-stick'], at: 'R3C1' } as const
    const foes: Foes = [
      { is: 'moon-beast', at: 'R3C4' },
      { is: 'elder-thing', at: 'R3C5' },
      { is: 'cultist', at: 'R3C6' },
    ]
    const all = thrown(start, foes, 'R4C5').offered.filter((one) =>
      one.startsWith('aim dynamite-stick at R3C4'),
    )
    expect(all).toHaveLength(4)
    const wounds = all.map((option) => {
      const t = thrown(start, foes, 'R4C5')
      t.dice(4).pick('aim', option.slice(4))
      expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0 })
      expect(t.carries('ann')).toEqual([])
      expect(t.table.objectDiscards).toHaveLength(1)
      expect(t.foe('moon-beast').health).toBe(1)
      expect(t.foe('elder-thing').health).toBe(2)
      expect(t.foe('cultist').health).toBe(1)
      return 5 - t.hero('bob').health
    })
    expect(wounds.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
  })

  it('CM-OBJ-9 CM-AREA-6 CM-DEATH-5 a bundle does 2 to everybody in the 3x3, its thrower included', () => {
    const t = thrown({ is: 'private-eye', objects: ['dynamite-bundle'], at: 'R6C3' }, [
      { is: 'elder-thing', at: 'R5C4' },
      { is: 'gnoph-keh', at: 'R6C6' },
      { is: 'moon-beast', at: 'R3C6' },
    ])
    t.dice(4).pick('aim', 'dynamite-bundle at R5C4 0')
    expect(t.hero('ann').health).toBe(2)
    expect(t.foe('elder-thing').health).toBe(2)
    expect(t.foe('gnoph-keh').health).toBe(2)
    expect(t.hero('bob').health).toBe(5)
    const u = thrown({ is: 'private-eye', objects: ['dynamite-bundle'], at: 'R6C1' }, [
      { is: 'elder-thing', at: 'R6C4' },
    ])
    u.dice(5).pick('aim', 'dynamite-bundle at R6C4 0')
    expect(u.foes('elder-thing')).toEqual([])
  })

  it('CM-OBJ-14 CM-AREA-13 the electric gun runs along a chain of neighbours with one roll, its user included', () => {
    const t = thrown({ is: 'private-eye', objects: ['electric-gun'], at: 'R3C1' }, [
      { is: 'moon-beast', at: 'R3C3' },
      { is: 'moon-beast', at: 'R3C4' },
      { is: 'moon-beast', at: 'R3C6' },
      { is: 'cultist', at: 'R2C1' },
    ])
    expect(t.offers('attack', 'electric-gun at cultist')).toBe(false)
    t.dice(3).pick('attack', 'electric-gun at moon-beast#1')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 1 })
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1, 2])
    expect(t.foe('cultist').health).toBe(1)
    expect(t.hero('ann').health).toBe(4)
    const near = thrown({ is: 'private-eye', objects: ['electric-gun'], at: 'R6C3' }, [
      { is: 'moon-beast', at: 'R6C4' },
      { is: 'moon-beast', at: 'R5C4' },
    ])
    near.dice(3).pick('attack', 'electric-gun at moon-beast#2')
    expect(near.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1])
    expect(near.hero('ann').health).toBe(3)
  })

  it('CM-OBJ-15 CM-AREA-10 the mist projector fills a cone of ten spaces with one roll', () => {
    const t = thrown({ is: 'private-eye', objects: ['mist-projector'], at: 'R3C1' }, [
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'moon-beast', at: 'R3C5' },
      { is: 'moon-beast', at: 'R3C6' },
      { is: 'moon-beast', at: 'R4C1' },
    ])
    t.dice(4).pick('aim', 'mist-projector at R3C1 1')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0 })
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1, 2, 2])
    expect(t.carries('ann')).toEqual(['mist-projector'])
  })

  it('CM-OBJ-28 CM-AREA-8 the Tommy Gun sweeps three by two with one roll and +1', () => {
    const t = thrown({ is: 'private-eye', objects: ['tommy-gun'], at: 'R3C1' }, [
      { is: 'moon-beast', at: 'R3C3' },
      { is: 'moon-beast', at: 'R4C4' },
      { is: 'moon-beast', at: 'R3C5' },
    ])
    t.dice(3).pick('aim', 'tommy-gun at R3C3 1')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 1 })
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1, 2])
    expect(t.carries('ann')).toEqual(['tommy-gun'])
  })

  it('CM-OBJ-18 CM-ITEM-16 a net holds its target and whoever in the 2x2 the same roll reaches, or nobody', () => {
    const foes: Foes = [
      { is: 'cultist', at: 'R3C3' },
      { is: 'elder-thing', at: 'R3C4' },
      { is: 'cultist-idol', at: 'R4C3' },
    ]
    const start = { is: 'private-eye', objects: ['net'], at: 'R3C1' } as const
    const t = thrown(start, foes, 'R4C4')
    expect(t.offers('aim', 'net at R4C3 0')).toBe(false)
    const whole = t.offered.filter((one) => one.startsWith('aim net at R3C3'))
    const held = whole.map((option) => {
      const again = thrown(start, foes, 'R4C4')
      again.dice(4).pick('aim', option.slice(4))
      expect(again.carries('ann')).toEqual([])
      expect(again.table.objectDiscards).toHaveLength(1)
      expect(again.foe('cultist')).toMatchObject({ health: 1, holds: [{ kind: 'net', escape: 2 }] })
      expect(again.foe('elder-thing').holds).toEqual([])
      expect(again.foe('cultist-idol').holds).toEqual([])
      return again.hero('bob').holds.length
    })
    expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
    // A generator is nobody whom it could hold: it is no target, and no line says that it was hit.
    const wide = thrown(start, foes, 'R4C4')
    wide.dice(4).pick('aim', whole[held.indexOf(1)]?.slice(4) ?? '')
    expect(wide.told('attacks')[0]?.targets).toHaveLength(3)
    const idol = foeOf(wide.foe('cultist-idol').piece)
    expect([...wide.told('hits'), ...wide.told('misses')].map(({ who }) => who)).not.toContain(idol)
    const missed = thrown(start, foes, 'R4C4')
    missed.dice(2).pick('aim', whole[held.indexOf(1)]?.slice(4) ?? '')
    expect(missed.foe('cultist').holds).toEqual([])
    expect(missed.hero('bob').holds).toEqual([])
    expect(missed.lying('R3C3').open).toEqual(['net'])
  })
})
