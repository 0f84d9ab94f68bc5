import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { docInCamp, inCamp } from '../../testing/in-camp.ts'
import { docInSchool, explorerOn } from '../../testing/on-tile.ts'
import { two } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Ranged attacks', () => {
  it('CM-RANGE-1 CM-RANGE-3 shots reach diagonal and distant spaces, not adjacent ones', () => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'deep-one', at: 'R2C2' },
        { is: 'mi-go', at: 'R6C3' },
      ],
    })
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
    expect(t.offers('attack', 'revolver-32 at deep-one')).toBe(true)
    t.dice(4).pick('attack', 'revolver-32 at mi-go')
    expect(t.foes('mi-go')).toHaveLength(0)
  })

  it('CM-RANGE-1 CM-RANGE-3 a shot reaches any space of the tile but the own one and adjacent ones', () => {
    const t = explorerOn(
      'cultist-temple',
      'R1C1',
      [
        { is: 'cultist', at: 'R1C2' },
        { is: 'moon-beast', at: 'R2C1' },
        { is: 'elder-thing', at: 'R1C6' },
      ],
      { objects: ['revolver-32'] },
    )
    expect([
      t.offers('attack', 'revolver-32 at cultist'),
      t.offers('attack', 'revolver-32 at moon-beast'),
    ]).toEqual([false, false])
    const open = explorerOn('cultist-temple', 'R1C1', [{ is: 'elder-thing', at: 'R1C6' }], {
      objects: ['revolver-32'],
    })
    expect(open.offers('attack', 'revolver-32 at elder-thing')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at elder-thing')).toBe(false)
  })

  it('CM-RANGE-2 CM-LOS-13 a piece in the way stops a shot, except one by somebody who flies', () => {
    const position = (isFlying: boolean): Position => ({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['revolver-32'], isFlying },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C3' },
        { is: 'deep-one', at: 'R3C5' },
      ],
    })
    expect(inCamp(position(false)).offers('attack', 'revolver-32 at deep-one')).toBe(false)
    expect(inCamp(position(false)).offers('attack', 'revolver-32 at cultist')).toBe(true)
    expect(inCamp(position(true)).offers('attack', 'revolver-32 at deep-one')).toBe(true)
  })

  it.each([
    [2, true],
    [1, false],
  ])('CM-RANGE-4 CM-RULING-27 a shot at somebody held with a %i: hit %s', (die, isHit) => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'gnoph-keh', at: 'R3C4', holds: [{ kind: 'net', escape: 2 }] }],
    })
    t.dice(die).pick('attack', 'revolver-32 at gnoph-keh')
    expect(t.foe('gnoph-keh').health).toBe(isHit ? 1 : 2)
  })

  it('CM-RANGE-5 what serves both ways rolls the die of the way it is used', () => {
    const t = inCamp({
      heroes: [
        { is: 'private-eye', at: 'R3C3', objects: ['magic-spear'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'deep-one', at: 'R3C1' },
      ],
    })
    t.dice(2).pick('attack', 'magic-spear at cultist')
    expect(t.table.roll?.faces).toBe(6)
    t.dice(2).pick('attack', 'magic-spear at deep-one')
    expect(t.table.roll?.faces).toBe(10)
  })

  it('CM-RANGE-6 what strikes one target is aimed at no area', () => {
    const t = docInSchool('R4C1', 'revolver-32', [{ is: 'cultist', at: 'R4C3' }])
    expect([t.offers('attack', 'revolver-32 at cultist'), t.offers('aim')]).toEqual([true, false])
  })

  it('CM-RANGE-6 what strikes one target needs one', () => {
    const t = docInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'train-station R1C5' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    expect(t.offers('aim')).toBe(false)
  })

  it('CM-RANGE-6 CM-OBJ-10 dynamite is aimed at a space, never at somebody', () => {
    const t = two(
      { objects: ['dynamite-stick', 'tommy-gun'] },
      { foes: [{ is: 'star-mound', at: 'R3C4' }] },
    )
    expect(t.offers('attack', 'dynamite-stick at star-mound')).toBe(false)
    expect(t.offers('attack', 'tommy-gun at star-mound')).toBe(false)
    expect(t.offers('aim', 'dynamite-stick at R3C4 0')).toBe(true)
  })
})

describe('Line of sight', () => {
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

  it('CM-RULING-23 CM-LOS-9 two pieces that touch a line at a corner do not stop it', () => {
    const t = shot('R3C5', [
      { is: 'cultist', at: 'R1C3' },
      { is: 'moon-beast', at: 'R3C4' },
      { is: 'deep-one', at: 'R2C5' },
    ])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(true)
  })

  it('CM-RULING-22 CM-LOS-10 a wall that ends at the corner lets a line pass', () => {
    const t = shot('R6C1', [{ is: 'cultist', at: 'R5C2' }])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(true)
  })

  it('CM-LOS-11 CM-LOS-13 low walls, hazards and objects do not stop a shot; a wall does', () => {
    const over = shot('R3C5', [{ is: 'cultist', at: 'R1C5' }])
    expect(over.offers('attack', 'revolver-32 at cultist')).toBe(true)
    const dotted = shot('R5C3', [{ is: 'cultist', at: 'R3C3' }])
    expect(dotted.offers('attack', 'revolver-32 at cultist')).toBe(true)
    const wall = shot('R5C3', [{ is: 'cultist', at: 'R5C1' }])
    expect(wall.offers('attack', 'revolver-32 at cultist')).toBe(false)
  })

  it('CM-TERM-1 CM-TERM-7 CM-LOS-11 an object makes no space occupied, a piece does', () => {
    const t = at({
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { ...mariner, at: 'R5C6' },
      ],
      tiles,
      piles: [{ at: 'R5C4', open: ['herbs'] }],
    })
    expect(t.offers('walk', 'R5C4')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at bob')).toBe(true)
    const u = at({
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { ...mariner, at: 'R5C6' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R5C4' }],
    })
    expect(u.refusal('walk', 'R5C4')).toBe('occupied')
    expect(u.offers('attack', 'revolver-32 at bob')).toBe(false)
  })
})
