import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../../testing/at.ts'
import { eyeWith, type Foes, type HeroAt, one } from '../../testing/one.ts'

/** Bob is the Arctic Explorer (defence 4), too weary to cancel anything. */
const thrown = (hero: HeroAt, foes: Foes, bob = 'R1C6'): MashScenario =>
  one({ at: 'R6C1', ...hero }, { foes }, { is: 'arctic-explorer', at: bob, mentality: 0 })

describe('Red weapons that strike an area', () => {
  const crowd: Foes = [
    { is: 'elder-thing', at: 'R3C4' },
    { is: 'moon-beast', at: 'R4C4' },
    { is: 'cultist', at: 'R3C5' },
    { is: 'gnoph-keh', at: 'R1C1' },
  ]

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

  it('CM-OBJ-9 a Dynamite Bundle does 2 damage to each piece hit in a 3x3 and is gone', () => {
    const t = eyeWith(['dynamite-bundle'], crowd)
    t.dice(4).pick('aim', 'dynamite-bundle at R3C4 0')
    // One roll against each defence: 5, 4, 3; the Gnoph-Keh is outside.
    expect(t.foe('elder-thing').health).toBe(2)
    expect([t.foes('moon-beast').length, t.foes('cultist').length]).toEqual([0, 0])
    expect([t.foe('gnoph-keh').health, t.carries('ann')]).toEqual([2, []])
  })

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

  it('CM-OBJ-10 a Dynamite Stick does 1 damage in a 2x2 with the target space', () => {
    const t = eyeWith(['dynamite-stick'], crowd)
    t.dice(5).pick('aim', 'dynamite-stick at R3C4 0')
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([1, 1])
    expect([t.foes('cultist').length, t.carries('ann')]).toEqual([0, []])
    const other = eyeWith(['dynamite-stick'], crowd)
    other.dice(5).pick('aim', 'dynamite-stick at R3C4 3')
    expect([other.foe('moon-beast').health, other.foes('cultist').length]).toEqual([1, 1])
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

  it('CM-OBJ-14 the Electric Gun adds 1 and runs through all that stand side by side', () => {
    const t = eyeWith(['electric-gun'], crowd)
    t.dice(4).pick('attack', 'electric-gun at elder-thing')
    expect(t.table.roll).toMatchObject({ bonus: 1 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([1, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
  })

  it('CM-OBJ-14 the chain takes its user in if it reaches that far', () => {
    const t = eyeWith(
      ['electric-gun'],
      [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    )
    t.dice(4).pick('attack', 'electric-gun at elder-thing')
    expect(t.hero('ann').health).toBe(3)
    expect([t.foe('moon-beast').health, t.foe('elder-thing').health]).toEqual([1, 1])
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

  it('CM-OBJ-15 the Mist Projector makes one ranged roll against all in a cone', () => {
    const t = eyeWith(['mist-projector'], crowd)
    // East is direction 1: R3C2, and behind it columns 3 to 5 of rows 2 to 4.
    t.dice(4).pick('aim', 'mist-projector at R3C1 1')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([2, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
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

  it('CM-OBJ-28 the Tommy Gun adds 1 and makes one roll against all in a 3x2', () => {
    const t = eyeWith(['tommy-gun'], crowd)
    t.dice(3).pick('aim', 'tommy-gun at R3C4 1')
    expect(t.table.roll).toMatchObject({ bonus: 1 })
    expect([t.foe('elder-thing').health, t.foe('moon-beast').health]).toEqual([2, 1])
    expect([t.foes('cultist').length, t.foe('gnoph-keh').health]).toEqual([0, 2])
    expect(t.carries('ann')).toEqual(['tommy-gun'])
  })
})
