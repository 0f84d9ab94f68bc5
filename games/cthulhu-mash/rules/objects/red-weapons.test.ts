import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { explorerWith, type Foes, type Objects, one } from '../../testing/one.ts'

/** The Private Eye (melee d6, ranged d10) with something in her hands. */
const armed = (objects: Objects, foes: Foes, more: Position = {}): MashScenario =>
  one({ is: 'private-eye', objects }, { foes, ...more })

const discarded = (t: ReturnType<typeof at>): number => t.table.objectDiscards.length

describe('Red weapons', () => {
  it('CM-OBJ-1 CM-HERO-8 the revolver shoots with the ranged die, again and again, but not at whoever is adjacent', () => {
    const t = armed(
      ['revolver-32'],
      [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'cultist', at: 'R4C1' },
      ],
    )
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
    t.dice(3).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0, needed: 4 })
    t.dice(4).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.carries('ann')).toEqual(['revolver-32'])
    expect(t.foe('cultist').health).toBe(1)
    expect(t.table.actions).toBe(2)
  })

  it('CM-OBJ-1 the .32 Revolver shoots with the ranged die and stays', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'cultist', at: 'R4C1' },
      ],
    })
    t.dice(9).pick('attack', 'revolver-32 at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0, needed: 4 })
    expect(t.foe('moon-beast').health).toBe(1)
    t.dice(3).pick('attack', 'revolver-32 at moon-beast')
    expect([t.foe('moon-beast').health, t.carries('ann')]).toEqual([1, ['revolver-32']])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
  })

  it('CM-OBJ-2 CM-ITEM-15 the acid vial does 2, thrown or poured, and is spent hit or miss', () => {
    const t = armed(
      ['acid-vial', 'acid-vial'],
      [
        { is: 'moon-beast', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C3' },
      ],
    )
    t.dice(4).pick('attack', 'acid-vial at moon-beast#1')
    expect(t.table.roll?.faces).toBe(6)
    expect(t.foes('moon-beast')).toHaveLength(1)
    t.dice(3).pick('attack', 'acid-vial at moon-beast')
    expect(t.table.roll?.faces).toBe(10)
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.carries('ann')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(2)
  })

  it('CM-OBJ-2 an Acid Vial does 2 damage near or far and is gone, hit or miss', () => {
    const foes: Foes = [
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'elder-thing', at: 'R4C2' },
    ]
    const near = explorerWith(['acid-vial'], foes)
    near.dice(4).pick('attack', 'acid-vial at moon-beast')
    expect([near.foes('moon-beast').length, near.carries('ann'), discarded(near)]).toEqual([
      0,
      [],
      1,
    ])
    const far = explorerWith(['acid-vial'], foes)
    far.dice(4).pick('attack', 'acid-vial at elder-thing')
    expect([far.foe('elder-thing').health, far.carries('ann'), discarded(far)]).toEqual([2, [], 1])
  })

  it('CM-OBJ-6 CM-OBJ-27 CM-OBJ-55 blade and cane add 1 to the own melee die and change nothing else', () => {
    for (const weapon of ['buccaneer-blade', 'sword-cane'] as const) {
      const t = armed([weapon], [{ is: 'moon-beast', at: 'R4C1' }])
      t.dice(2).pick('attack', `${weapon} at moon-beast`)
      expect(t.foe('moon-beast').health).toBe(2)
      t.dice(3).pick('attack', `${weapon} at moon-beast`)
      expect(t.table.roll).toMatchObject({ faces: 6, bonus: 1, needed: 4 })
      expect(t.foe('moon-beast').health).toBe(1)
      t.dice(3).pick('attack', 'hands at moon-beast')
      expect(t.foe('moon-beast').health).toBe(1)
    }
  })

  it.each([
    ['CM-OBJ-6', 'buccaneer-blade'],
    ['CM-OBJ-27', 'sword-cane'],
  ] as const)('%s the %s adds 1 to melee rolls', (_, blade) => {
    const t = explorerWith([blade], [{ is: 'moon-beast', at: 'R3C2' }])
    t.dice(3).pick('attack', `${blade} at moon-beast`)
    expect(t.table.roll).toMatchObject({ bonus: 1, needed: 4 })
    expect([t.foe('moon-beast').health, t.carries('ann')]).toEqual([1, [blade]])
  })

  it('CM-OBJ-13 CM-RANGE-5 the spear strikes with the melee die and flies with the ranged one, and never leaves its user', () => {
    const t = armed(
      ['magic-spear'],
      [
        { is: 'moon-beast', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C3' },
      ],
    )
    t.dice(4).pick('attack', 'magic-spear at moon-beast#1')
    expect(t.table.roll?.faces).toBe(6)
    t.dice(4).pick('attack', 'magic-spear at moon-beast#2')
    expect(t.table.roll?.faces).toBe(10)
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1])
    expect(t.carries('ann')).toEqual(['magic-spear'])
  })

  it('CM-OBJ-13 the Magic Spear strikes near with the melee die and far with the ranged die, and comes back', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        { is: 'mariner-merchant', at: 'R3C1', objects: ['magic-spear'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.dice(4).pick('attack', 'magic-spear at moon-beast')
    expect(t.table.roll?.faces).toBe(8)
    t.dice(5).pick('attack', 'magic-spear at elder-thing')
    expect(t.table.roll?.faces).toBe(6)
    expect([t.foe('moon-beast').health, t.foe('elder-thing').health]).toEqual([1, 1])
    expect(t.carries('ann')).toEqual(['magic-spear'])
  })

  it('CM-OBJ-20 the pitchfork does 2, to adjacent spaces only', () => {
    const t = armed(
      ['pitchfork'],
      [
        { is: 'elder-thing', at: 'R4C1' },
        { is: 'cultist', at: 'R3C3' },
      ],
    )
    expect(t.offers('attack', 'pitchfork at cultist')).toBe(false)
    t.dice(4).pick('attack', 'pitchfork at elder-thing')
    expect(t.foe('elder-thing').health).toBe(2)
    t.dice(5).pick('attack', 'pitchfork at elder-thing')
    expect(t.foes('elder-thing')).toEqual([])
  })

  it('CM-OBJ-20 the Pitchfork does 2 damage, CM-OBJ-55 with the same die against the same defence', () => {
    const t = explorerWith(['pitchfork'], [{ is: 'moon-beast', at: 'R3C2' }])
    t.dice(3).pick('attack', 'pitchfork at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0, needed: 4 })
    expect(t.foe('moon-beast').health).toBe(2)
    t.dice(4).pick('attack', 'pitchfork at moon-beast')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-OBJ-24 CM-STAT-12 the knife does 2 and feeds its user on a life, beyond the base, but not on a generator', () => {
    const t = armed(
      ['sacrificial-knife'],
      [
        { is: 'cultist-idol', at: 'R2C1', health: 1 },
        { is: 'elder-thing', at: 'R4C1' },
      ],
    )
    t.dice(4, 1).pick('attack', 'sacrificial-knife at cultist-idol')
    t.pick('decline')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.hero('ann').health).toBe(4)
    t.dice(5).pick('attack', 'sacrificial-knife at elder-thing')
    expect(t.hero('ann')).toMatchObject({ health: 5, surplus: 1 })
    const wounded = armed(['sacrificial-knife'], [{ is: 'gnoph-keh-cave', at: 'R4C1' }])
    wounded.dice(5).pick('attack', 'sacrificial-knife at gnoph-keh-cave')
    expect(wounded.foe('gnoph-keh-cave').health).toBe(1)
    expect(wounded.hero('ann').health).toBe(4)
  })

  it('CM-OBJ-24 a kill with the Sacrificial Knife gives 1 health, even above the base', () => {
    const t = explorerWith(
      ['sacrificial-knife'],
      [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R2C1' },
      ],
    )
    t.dice(4).pick('attack', 'sacrificial-knife at moon-beast')
    expect(t.hero('ann').health).toBe(6)
    t.dice(4).pick('attack', 'sacrificial-knife at elder-thing')
    expect(t.hero('ann').health).toBe(6)
  })

  it('CM-OBJ-24 the drain costs 1 sanity in the variant, a hit that kills nobody none', () => {
    const t = explorerWith(['sacrificial-knife'], [{ is: 'cultist', at: 'R3C2' }], {
      settings: { victory: 'cooperative', sanity: true },
    })
    const before = t.hero('ann').sanity
    t.dice(2).pick('attack', 'sacrificial-knife at cultist')
    expect(t.hero('ann').sanity).toBe(before)
    t.dice(4).pick('attack', 'sacrificial-knife at cultist')
    expect(t.hero('ann')).toMatchObject({ sanity: before - 1, health: 6 })
  })

  it('CM-OBJ-24 CM-SANE-17 the Sacrificial Knife drains characters as it drains monsters', () => {
    const t = one(
      { is: 'arctic-explorer', health: 2, objects: ['sacrificial-knife'] },
      {},
      { at: 'R3C2', health: 1 },
    )
    t.dice(8).pick('attack', 'sacrificial-knife at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').health).toBe(3)
  })
})
