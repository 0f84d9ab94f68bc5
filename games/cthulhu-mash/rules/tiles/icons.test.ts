import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'R1C1' } as const
const mariner = { is: 'mariner-merchant', at: 'R1C1' } as const
const explorer = { is: 'arctic-explorer', at: 'train-station R6C6' } as const

/** Pushes somebody who is sure to be pushed, onto a space. */
const pushed = (
  tile:
    | 'base-camp'
    | 'elder-city'
    | 'mine-lab'
    | 'medical-school'
    | 'abhoth-swamp'
    | 'cultist-temple',
  from: string,
  target: string,
  to: string,
  is: 'cultist' | 'mi-go' = 'cultist',
) => {
  const t = at({
    heroes: [{ ...mariner, at: `${tile} ${from}` }, explorer],
    tiles: [tile, 'train-station'],
    foes: [
      { is, at: `${tile} ${target}` },
      { is: 'moon-beast', at: 'train-station R1C1' },
    ],
  })
  return t.dice(8).pick('push', is).pick('pushTo', to)
}

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

  it('CM-LINE-3 a solid line stops blows and shots', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R2C2', objects: ['revolver-32', 'magic-spear'] }, explorer],
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
      heroes: [{ ...eye, at: 'R2C3', objects: ['revolver-32'] }, explorer],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R2C1' }],
    })
    expect(far.offers('attack', 'revolver-32 at cultist')).toBe(false)
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

  it('CM-LINE-5 CM-SWIM-1 what swims does not cross a dotted line', () => {
    const t = at({
      heroes: [{ ...eye, at: 'mariners-ship R3C6' }, explorer],
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

  it('CM-LINE-8 CM-LINE-5 a walker goes round a dotted line that a jump crosses', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'mariners-ship R5C3' }, explorer],
      tiles: ['mariners-ship', 'train-station'],
    })
    expect(t.offers('jump', 'R3C3')).toBe(true)
    t.pick('walk', 'R3C3')
    expect(t.told('steps')).toHaveLength(4)
  })
})

describe('Icons', () => {
  it('CM-ICON-1 CM-ICON-3 CM-ICON-11 who is pushed onto a hold is held and hurt, once', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'R4C3' },
        { ...eye, at: 'R4C2' },
      ],
      tiles: ['base-camp'],
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R5C2')
    expect(t.hero('bob')).toMatchObject({ health: 3, holds: [{ kind: 'space', escape: 2 }] })
    t.pick('endTurn').dice(6).pick('breakFree', 'space').pick('endure')
    expect(t.hero('bob').health).toBe(3)
  })

  it('CM-ICON-2 CM-ICON-11 who walks there is neither held nor hurt', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R4C2' }, explorer],
      tiles: ['base-camp', 'train-station'],
    })
    t.pick('walk', 'R5C2').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 4, holds: [] })
    const u = at({
      heroes: [{ ...mariner, at: 'R3C2' }, explorer],
      tiles: ['base-camp', 'train-station'],
    })
    u.pick('jump', 'R5C2')
    expect(u.hero('ann')).toMatchObject({ health: 3, holds: [] })
  })

  it('CM-ICON-4 CM-PLACE-1 on a tile of ice or mud every step costs two', () => {
    for (const tile of [
      'base-camp',
      'elder-city',
      'ice-cave',
      'ice-floats',
      'abhoth-swamp',
    ] as const) {
      const t = at({ heroes: [{ ...eye, at: 'R3C1' }, explorer], tiles: [tile, 'train-station'] })
      t.pick('walk', tile === 'elder-city' ? 'R2C1' : 'R4C1')
      expect([tile, t.engine.decision(t.state)?.about]).toMatchObject([tile, { points: 4 }])
    }
  })

  it('CM-PLACE-2 CM-ICON-4 the Explorer and Ice Boots pay it not on ice, but in mud', () => {
    const points = (tile: 'ice-floats' | 'abhoth-swamp', hero: object): unknown => {
      const t = at({
        heroes: [{ ...eye, at: 'R3C1', ...hero }, mariner2],
        tiles: [tile, 'train-station'],
      })
      return t.pick('walk', 'R4C1').engine.decision(t.state)?.about
    }
    const mariner2 = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
    expect(points('ice-floats', { is: 'arctic-explorer' })).toMatchObject({ points: 5 })
    expect(points('ice-floats', { objects: ['ice-boots'] })).toMatchObject({ points: 5 })
    expect(points('abhoth-swamp', { is: 'arctic-explorer' })).toMatchObject({ points: 4 })
    expect(points('abhoth-swamp', { objects: ['ice-boots'] })).toMatchObject({ points: 4 })
  })

  it('CM-ICON-7 CM-ICON-9 CM-LINE-9 CM-ICON-20 a skull for the pushed kills them only', () => {
    const t = pushed('mine-lab', 'R1C4', 'R1C3', 'R1C2')
    expect(t.foes('cultist')).toEqual([])
    expect(t.foe('moon-beast').health).toBe(2)
    const u = at({
      heroes: [{ ...eye, at: 'R1C1' }, explorer],
      tiles: ['mine-lab', 'train-station'],
    })
    u.pick('walk', 'R1C2').pick('stop')
    expect(u.hero('ann')).toMatchObject({ life: 'alive', health: 4 })
  })

  it('CM-ICON-10 CM-ICON-18 CM-LINE-9 a blood drop hurts whoever comes, also in passing, but not who stays', () => {
    const t = at({
      heroes: [{ ...eye, at: 'cultist-temple R1C2' }, explorer],
      tiles: ['cultist-temple', 'train-station'],
    })
    expect(t.refusal('walk', 'R2C2')).toBe('dangerous')
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(3)
    t.pick('walk', 'R2C1').pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(2)
    t.pick('stop').pick('endTurn')
    expect(t.hero('ann').health).toBe(2)
    const u = pushed('cultist-temple', 'R1C4', 'R1C3', 'R2C2')
    expect(u.foes('cultist')).toEqual([])
  })

  it('CM-ICON-20 CM-ICON-10 harm for the pushed spares who walks', () => {
    const t = at({
      heroes: [{ ...eye, at: 'medical-school R5C6' }, explorer],
      tiles: ['medical-school', 'train-station'],
    })
    t.pick('walk', 'R6C6').pick('stop')
    expect(t.hero('ann').health).toBe(4)
    const u = pushed('medical-school', 'R5C5', 'R5C6', 'R6C6')
    expect(u.foes('cultist')).toEqual([])
  })

  it('CM-ICON-12 CM-RULING-32 what flies is not hurt, though it is pushed', () => {
    expect(pushed('mine-lab', 'R1C4', 'R1C3', 'R1C2', 'mi-go').space('mi-go')).toBe('R1C2')
    expect(pushed('cultist-temple', 'R1C4', 'R1C3', 'R2C2', 'mi-go').foe('mi-go').health).toBe(1)
    // Held there, it is hurt as well.
    expect(pushed('base-camp', 'R4C3', 'R4C2', 'R5C2', 'mi-go').foes('mi-go')).toEqual([])
  })

  it('CM-ICON-13 CM-PLACE-13 CM-ICON-15 CM-STAT-12 the dispenser restores a point an action, to anybody, up to the base', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R1C1', health: 2 }, explorer],
      tiles: ['innsmouth-dock', 'train-station'],
    })
    t.pick('refresh', 'health').pick('refresh', 'health')
    expect(t.hero('ann').health).toBe(4)
    expect(t.table.actions).toBe(2)
    expect(t.refusal('refresh', 'health')).toBe('nothing-to-restore')
    expect(t.hero('bob').health).toBe(5)
  })

  it('CM-ICON-14 CM-ICON-15 the reading desk replenishes a point of mentality', () => {
    const t = at({
      heroes: [{ ...eye, at: 'university-library R2C1', mentality: 0 }, explorer],
      tiles: ['university-library', 'train-station'],
    })
    t.pick('refresh', 'mentality')
    expect(t.hero('ann').mentality).toBe(1)
  })

  it('CM-ICON-13 CM-ICON-15 CM-RULING-54 any spawning space restores all of what it shows, and no more', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'train-station R1C6', health: 1, mentality: 0 },
        { ...explorer, at: 'R5C1' },
      ],
      tiles: ['train-station'],
    })
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 0 })
  })

  it('CM-ICON-16 CM-OPER-4 monsters use no restoring icons', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R5C1' }, explorer],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offered.every((one) => /^(foeWalk|rest)/.test(one))).toBe(true)
  })

  it('CM-ICON-17 CM-PLACE-20 CM-PROMPT-21 the transporter works on three or more', () => {
    const there = () =>
      at({ heroes: [{ ...eye, at: 'R3C1' }, explorer], tiles: ['moon-base', 'train-station'] })
    const t = there().dice(2).pick('transport')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.space('ann')).toBe('R3C1')
    const u = there().dice(3).pick('transport')
    expect(u.asked).toBe('ann createGate.where')
    expect(u.offered).toEqual([
      'goTo moon-base R6C3',
      'goTo moon-base R1C4',
      'goTo train-station R6C3',
      'goTo train-station R3C1',
    ])
  })

  it('CM-ICON-19 CM-PLACE-15 price first, then damage, and whoever has died of it is not held', () => {
    const t = at({
      heroes: [{ ...eye, at: 'mariners-ship R2C5', health: 1 }, explorer],
      tiles: ['mariners-ship', 'train-station'],
    })
    t.pick('step', 'R2C6')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', holds: [] })
  })
})
