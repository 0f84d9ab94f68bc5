import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { explorerOn, tilesWith } from '../../testing/on-tile.ts'
import { flyer } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'R1C1' } as const
const explorer = { is: 'arctic-explorer', at: 'train-station R6C6' } as const
const eyeInWest = { is: 'private-eye', at: 'R1C1' } as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const

describe('Lines', () => {
  it('CM-LINE-2 nothing leaves a tile but by a gate', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'R6C6' }, explorer],
      tiles: ['leng-plateau', 'train-station'],
    })
    expect(t.offered.some((one) => one.startsWith('jump'))).toBe(true)
    expect(t.offered.every((one) => !one.includes('train-station'))).toBe(true)
    expect(t.offers('gate')).toBe(false)
  })
})

describe('The border of a tile', () => {
  it('CM-LINE-2 CM-GATE-18 stops movement, jumps and attacks; only a gate leads through', () => {
    const t = at({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', at: 'R4C6', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'train-station R3C1' },
      ],
    })
    expect(t.offered.some((one) => one.includes('bob'))).toBe(false)
    t.pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R3C1', 'cultist-temple R4C6'])
  })
})

describe('Solid lines', () => {
  it('CM-LINE-3 a solid line stops blows and shots', () => {
    const t = at({
      heroes: [{ ...eyeInWest, at: 'R2C2', objects: ['revolver-32', 'magic-spear'] }, explorer],
      tiles: ['train-station'],
      foes: [
        { is: 'cultist', at: 'R2C1' },
        { is: 'moon-beast', at: 'R3C1' },
      ],
    })
    expect(t.offers('attack', 'hands at cultist')).toBe(false)
    expect(t.offers('push', 'cultist')).toBe(false)
    expect(t.offers('attack', 'revolver-32 at moon-beast')).toBe(true)
    const far = at({
      heroes: [{ ...eyeInWest, at: 'R2C3', objects: ['revolver-32'] }, explorer],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R2C1' }],
    })
    expect(far.offers('attack', 'revolver-32 at cultist')).toBe(false)
  })

  // A windbreak lies between R3C6 and R4C6 of the Base Camp.
  it('CM-LINE-3 stop every attack whose line of sight crosses them', () => {
    const t = explorerOn(
      'base-camp',
      'R3C6',
      [
        { is: 'moon-beast', at: 'R5C6' },
        { is: 'cultist', at: 'R4C6' },
      ],
      {
        objects: ['revolver-32'],
      },
    )
    expect(t.offered.filter((one) => one.startsWith('attack'))).toEqual([])
  })

  it('CM-LINE-4 CM-LINE-5 no push crosses a solid or a dotted line', () => {
    const solid = at({
      heroes: [{ ...mariner, at: 'R2C3' }, explorer],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R2C2' }],
    })
    solid.dice(8).pick('push', 'cultist')
    expect(solid.offers('pushTo', 'R2C1')).toBe(false)
    expect(solid.offers('pushTo', 'R1C2')).toBe(true)
    const dotted = at({
      heroes: [{ ...mariner, at: 'mariners-ship R5C3' }, explorer],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'mariners-ship R4C3' }],
    })
    dotted.dice(8).pick('push', 'cultist')
    expect(dotted.offers('pushTo', 'R3C3')).toBe(false)
    expect(dotted.offers('pushTo', 'R4C2')).toBe(true)
  })

  it('CM-LINE-4 CM-JUMP-3 CM-FLY-3 cannot be crossed by walking, jumping or flying', () => {
    const t = explorerOn('base-camp', 'R3C6', [], { isFlying: true })
    expect([t.offers('jump', 'R5C6'), t.offers('step', 'R4C6')]).toEqual([false, false])
    t.pick('takeOff').pick('walk', 'R4C6')
    // Round the end of it: R3C5, R4C5, R4C6.
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 3 })
  })

  it('CM-LINE-4 CM-PUSH-5 cannot be crossed by being pushed', () => {
    const t = explorerOn('base-camp', 'R2C5', [{ is: 'cultist', at: 'R3C5' }])
    t.dice(5).pick('push', 'cultist')
    expect([
      t.offers('pushTo', 'R3C6'),
      t.offers('pushTo', 'R4C6'),
      t.offers('pushTo', 'R4C4'),
    ]).toEqual([true, true, true])
    const beside = explorerOn('base-camp', 'R3C5', [{ is: 'cultist', at: 'R3C6' }])
    beside.dice(5).pick('push', 'cultist')
    expect(beside.offers('pushTo', 'R4C6')).toBe(false)
  })
})

describe('Dotted lines', () => {
  it('CM-LINE-5 CM-SWIM-1 what swims does not cross a dotted line', () => {
    const t = at({
      heroes: [{ ...eyeInWest, at: 'mariners-ship R3C6' }, explorer],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'deep-one', at: 'mariners-ship R6C6' }],
      from: 'monsters',
    })
    t.pick('rouse', 'deep-one')
    expect(t.offers('foeWalk', 'R5C6')).toBe(true)
    expect(t.offers('foeWalk', 'R4C6')).toBe(true)
    // Only round by R6C5 and R5C5, which takes three points.
    t.pick('foeWalk', 'R5C6')
    expect(t.told('steps')).toHaveLength(3)
  })

  // The decks of the Mariner's Ship are parted between rows 3 and 4, but for ladders in columns 2 and 5.
  it('CM-LINE-5 CM-MOVE-5 stop walking, and pushes', () => {
    const t = explorerOn('mariners-ship', 'R3C4')
    // By the ladder on R3C5: R3C5, R4C5, R4C4.
    t.pick('walk', 'R4C4')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 3 })
    const push = explorerOn('mariners-ship', 'R3C3', [{ is: 'cultist', at: 'R3C4' }])
    push.dice(5).pick('push', 'cultist')
    expect(push.offers('pushTo', 'R4C4')).toBe(false)
  })

  it('CM-LINE-6 CM-LINE-7 a dotted line stops blows and pushes, but no shots', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'mariners-ship R4C3', objects: ['revolver-32'] }, explorer],
      tiles: ['mariners-ship', 'train-station'],
      foes: [
        { is: 'cultist', at: 'mariners-ship R3C3' },
        { is: 'moon-beast', at: 'mariners-ship R3C4' },
      ],
    })
    expect(t.offers('attack', 'hands at cultist')).toBe(false)
    expect(t.offers('push', 'cultist')).toBe(false)
    expect(t.offers('attack', 'revolver-32 at moon-beast')).toBe(true)
  })

  it('CM-LINE-6 CM-MELEE-1 stop melee and push attacks', () => {
    const t = explorerOn('mariners-ship', 'R3C4', [{ is: 'cultist', at: 'R4C4' }])
    expect([t.offers('attack', 'hands at cultist'), t.offers('push', 'cultist')]).toEqual([
      false,
      false,
    ])
  })

  it('CM-LINE-7 do not stop ranged attacks', () => {
    const t = explorerOn('mariners-ship', 'R3C4', [{ is: 'cultist', at: 'R5C3' }], {
      objects: ['revolver-32'],
    })
    t.dice(3).pick('attack', 'revolver-32 at cultist')
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-LINE-8 CM-LINE-5 a walker goes round a dotted line that a jump crosses', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'mariners-ship R5C3' }, explorer],
      tiles: ['mariners-ship', 'train-station'],
    })
    expect(t.offers('jump', 'R3C3')).toBe(true)
    t.pick('walk', 'R3C3')
    expect(t.told('steps')).toHaveLength(4)
  })

  it('CM-FLY-3 CM-LINE-8 CM-LINE-4 CM-RULING-19 it crosses dotted lines but no solid ones', () => {
    const ship = {
      heroes: [{ ...flyer, at: 'mariners-ship R4C3' }, eyeInCorner],
      tiles: tilesWith('mariners-ship'),
    } as const
    const t = at(ship).pick('takeOff').pick('walk', 'R3C3')
    expect(t.told('steps')).toHaveLength(1)
    const u = at({ heroes: [{ ...flyer, at: 'R2C2' }, eyeInCorner], tiles: ['train-station'] })
    u.pick('takeOff').pick('walk', 'R2C1')
    expect(u.told('steps')).toHaveLength(3)
  })

  it('CM-LINE-8 CM-JUMP-4 CM-FLY-3 CM-RULING-19 are crossed by jumping and flying', () => {
    const t = explorerOn('mariners-ship', 'R3C3')
    t.pick('jump', 'R5C3')
    expect(t.space('ann')).toBe('R5C3')
    const flying = explorerOn('mariners-ship', 'R3C4', [], { isFlying: true })
    flying.pick('takeOff').pick('walk', 'R4C4')
    expect(flying.engine.decision(flying.state)?.about).toMatchObject({ points: 5 })
  })
})
