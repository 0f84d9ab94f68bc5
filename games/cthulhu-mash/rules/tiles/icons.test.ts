import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { docOn, marinerOn } from '../../testing/on-tile.ts'
import { two } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'R1C1' } as const
const eye = { is: 'private-eye', at: 'R1C1' } as const
const explorer = { is: 'arctic-explorer', at: 'train-station R6C6' } as const

describe('Immobilization icons', () => {
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

  it('CM-ICON-1 CM-ICON-3 a piece pushed onto one is held there, and its damage strikes once', () => {
    const t = marinerOn('base-camp', 'R4C1', 'train-station R6C1', {
      foes: [{ is: 'moon-beast', at: 'R4C2' }],
    })
    t.dice(5).pick('push', 'moon-beast').pick('pushTo', 'R5C2')
    expect(t.foe('moon-beast')).toMatchObject({ health: 1, holds: [{ kind: 'space', escape: 2 }] })
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(5).pick('foeBreak', 'space')
    expect(t.foe('moon-beast').health).toBe(1)
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

  it('CM-ICON-2 CM-ICON-11 walking and jumping onto one has no effect, its damage included', () => {
    const t = marinerOn('base-camp', 'R5C3', 'train-station R6C1')
    t.pick('walk', 'R5C2').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [] })
    const jumping = marinerOn('base-camp', 'R5C4', 'train-station R6C1')
    jumping.pick('jump', 'R5C2')
    expect(jumping.hero('ann')).toMatchObject({ health: 3, holds: [] })
  })
})

describe('Boots', () => {
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

  it('CM-ICON-4 the ploughed field costs 1 point more for each space', () => {
    const t = marinerOn('family-farm', 'R5C3', 'R1C6')
    // Eight points: R5C2 for 2, R5C1 for 2, R6C1 for 2.
    t.pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 6 })
  })

  it('CM-ICON-5 flying costs 1 point a space whatever lies below', () => {
    const t = marinerOn('family-farm', 'R5C3', 'R1C6', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
  })

  it('CM-FLY-8 CM-SWIM-2 CM-ICON-6 CM-RULING-6 what flies always flies, what walks pays the boot', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-floats R1C6' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['train-station', 'ice-floats'],
      foes: [
        { is: 'mi-go', at: 'ice-floats R6C2' },
        { is: 'cultist', at: 'ice-floats R6C4' },
      ],
      from: 'monsters',
    })
    t.pick('rouse', 'mi-go')
    // Seven spaces, over water.
    expect(t.offers('foeWalk', 'R3C6')).toBe(true)
    t.pick('rest').pick('rouse', 'cultist')
    expect(t.offers('foeWalk', 'R5C5')).toBe(true)
    expect(t.offers('foeWalk', 'R4C5')).toBe(true)
    expect(t.offers('foeWalk', 'R3C5')).toBe(false)
  })

  it('CM-ICON-6 CM-RULING-6 monsters that walk pay it too, unless the option spares them', () => {
    const reach = (bootSparesMonsters: boolean) => {
      const t = marinerOn('base-camp', 'R1C1', 'train-station R6C1', {
        settings: { bootSparesMonsters },
        foes: [{ is: 'cultist', at: 'R3C4' }],
        from: 'monsters',
      })
      return t.pick('rouse', 'cultist').offers('foeWalk', 'R1C2')
    }
    expect([reach(false), reach(true)]).toEqual([false, true])
  })
})

describe('Icons that restore, and equipment', () => {
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

  it('CM-ICON-13 CM-ICON-14 CM-HOME-2 nothing is restored on an ordinary space', () => {
    const t = two({ health: 1, mentality: 1 })
    expect(t.offers('refresh')).toBe(false)
    const desk = two(
      { at: 'university-library R2C1', health: 1, mentality: 1 },
      { tiles: ['university-library', 'base-camp'] },
      { at: 'R6C6' },
    )
    expect(desk.offered.filter((option) => option.startsWith('refresh'))).toHaveLength(1)
  })

  it('CM-ICON-14 CM-ICON-15 the reading desk replenishes a point of mentality', () => {
    const t = at({
      heroes: [{ ...eye, at: 'university-library R2C1', mentality: 0 }, explorer],
      tiles: ['university-library', 'train-station'],
    })
    t.pick('refresh', 'mentality')
    expect(t.hero('ann').mentality).toBe(1)
  })

  it('CM-ICON-14 CM-ICON-15 the reading desk replenishes 1 mentality for an action, as often as one has actions', () => {
    const t = docOn('university-library', 'R2C1', 'R6C6', {}, { mentality: 2 })
    t.pick('refresh', 'mentality').pick('refresh', 'mentality')
    expect(t.hero('ann').mentality).toBe(4)
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

  it('CM-ICON-16 monsters cannot use restoring icons', () => {
    const t = marinerOn('innsmouth-dock', 'R2C1', 'R6C6', {
      foes: [{ is: 'moon-beast', at: 'R1C1', health: 1 }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeHeal')).toBe(false)
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
})
