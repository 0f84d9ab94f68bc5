import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

/** The Psychotherapist (ranged d8) at the edge of Base Camp with a weapon. */
const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R3C1', objects: ['dynamite-bundle'] },
      { is: 'private-eye', at: 'train-station R1C5' },
    ],
    tiles: ['base-camp', 'train-station'],
    ...more,
  })

describe('Areas', () => {
  it('CM-AREA-1 CM-RANGE-6 an empty space can be aimed at if it could be shot at, though not an adjacent one', () => {
    const t = table({ foes: [{ is: 'cultist', at: 'R3C4' }] })
    expect(t.offers('aim', 'dynamite-bundle at R3C3 0')).toBe(true)
    expect(t.offers('aim', 'dynamite-bundle at R3C5 0')).toBe(false)
    const near = table({ foes: [{ is: 'cultist', at: 'R3C3' }] })
    expect(near.offers('aim', 'dynamite-bundle at R3C2 0')).toBe(false)
    expect(near.offers('aim', 'dynamite-bundle at R4C2 0')).toBe(true)
  })

  it('CM-RANGE-6 what strikes one target needs one', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    expect(t.offers('aim')).toBe(false)
  })

  it('CM-AREA-2 CM-AREA-3 CM-RULING-45 one roll for all in it, friends and the thrower too, whoever stands between', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'R4C3' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R4C2' },
        { is: 'cultist', at: 'R5C3' },
      ],
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R4C2 0')
    expect(t.told('attacks')).toHaveLength(1)
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([1, 2])
    expect(t.table.foes).toEqual([])
  })

  it('CM-AREA-14 the chime reaches the whole tile, walls or not, and no other', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['paralyzing-chime'] },
        { is: 'private-eye', at: 'R6C6' },
        { is: 'arctic-explorer', at: 'train-station R1C1' },
      ],
      foes: [
        { is: 'cultist', at: 'R4C6' },
        { is: 'moon-beast', at: 'train-station R1C2' },
      ],
    })
    t.pick('use', 'paralyzing-chime')
    expect([t.foe('cultist').losesStep, t.foe('moon-beast').losesStep]).toEqual([true, false])
  })

  it.each([
    ['strikeHome', 1],
    ['spareHome', 3],
  ] as const)('CM-AREA-15 over a spawning space: %s leaves it %i health', (answer, left) => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R2C3', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'R6C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist', at: 'R2C6' }],
    })
    t.pick('aim', 'dynamite-bundle at R1C5 0').dice(6).pick(answer)
    expect(t.hero('bob').homeHealth).toBe(left)
    expect(t.foes('cultist')).toEqual([])
  })

  it.each([
    [1, 1],
    [2, 0],
  ])(
    'CM-AREA-16 CM-RULING-84 it is rolled although somebody in it is held: a %i leaves %i of them',
    (die, left) => {
      const t = table({
        foes: [
          { is: 'moon-beast', at: 'R3C4', holds: [{ kind: 'web', escape: 3 }] },
          { is: 'elder-thing', at: 'R4C4' },
        ],
      })
      t.dice(die).pick('aim', 'dynamite-bundle at R3C4 0')
      expect(t.foes('moon-beast')).toHaveLength(left)
      expect(t.foes('elder-thing')).toHaveLength(1)
    },
  )

  it('CM-AREA-16 a net at somebody held beside its user is thrown with a roll, and cannot miss', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['net'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C2', holds: [{ kind: 'web', escape: 3 }] }],
    })
    t.dice(1).pick('aim', 'net at R3C2 0')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.foe('moon-beast').holds.map(({ kind }) => kind)).toEqual(['web', 'net'])
  })

  it('CM-AREA-16 CM-RULING-84 the Sound Wave is a blow for who could be struck, a shot for the others', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['sound-wave'] },
        { is: 'mariner-merchant', at: 'R3C2', spells: ['reflection'] },
        { is: 'private-eye', at: 'R3C4', memorized: ['reflection'] },
      ],
    })
    t.dice(5, 2).pick('aim', 'sound-wave at R3C1 2')
    expect(t.told('parries')).toHaveLength(1)
    expect(t.asked).toBe('cid blow.reflect')
  })

  it('CM-RULING-79 CM-AREA-8 the Tommy Gun reaches three wide and two deep, never what is beside its user', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['tommy-gun'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
      foes: [
        { is: 'cultist', at: 'R4C3' },
        { is: 'deep-one', at: 'R2C4' },
        { is: 'mi-go', at: 'R3C5' },
        { is: 'leng-spider', at: 'R4C1' },
      ],
    })
    t.dice(7).pick('aim', 'tommy-gun at R3C3 1')
    expect(t.table.foes).toHaveLength(2)
    expect([t.foes('cultist'), t.foes('deep-one')]).toEqual([[], []])
  })
})

describe('Line of sight in play', () => {
  const shot = (from: string, foes: Position['foes']): MashScenario =>
    at({
      heroes: [
        { is: 'private-eye', at: from, objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'base-camp R1C1' },
      ],
      tiles: ['mariners-ship', 'base-camp'],
      foes: foes ?? [],
      piles: [{ at: 'R2C5', open: ['herbs'] }],
    })

  it('CM-LOS-11 CM-LOS-13 low walls, hazards and objects do not stop a shot; a wall does', () => {
    const over = shot('R3C5', [{ is: 'cultist', at: 'R1C5' }])
    expect(over.offers('attack', 'revolver-32 at cultist')).toBe(true)
    const dotted = shot('R5C3', [{ is: 'cultist', at: 'R3C3' }])
    expect(dotted.offers('attack', 'revolver-32 at cultist')).toBe(true)
    const wall = shot('R5C3', [{ is: 'cultist', at: 'R5C1' }])
    expect(wall.offers('attack', 'revolver-32 at cultist')).toBe(false)
  })

  it('CM-RULING-22 CM-LOS-10 a wall that ends at the corner lets a line pass', () => {
    const t = shot('R6C1', [{ is: 'cultist', at: 'R5C2' }])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(true)
  })

  it('CM-RULING-23 CM-LOS-9 two pieces that touch a line at a corner do not stop it', () => {
    const t = shot('R3C5', [
      { is: 'cultist', at: 'R1C3' },
      { is: 'moon-beast', at: 'R3C4' },
      { is: 'deep-one', at: 'R2C5' },
    ])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(true)
  })
})
