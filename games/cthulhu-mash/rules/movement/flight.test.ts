import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { stepInTemple } from '../../testing/monster-steps.ts'
import { marinerOn } from '../../testing/on-tile.ts'
import { flyer, one } from '../../testing/one.ts'

const wearyEye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const swamp = ['abhoth-swamp', 'train-station', 'mariners-ship'] as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const

describe('Flying', () => {
  const aloft = (more: object = {}, bob = 'R1C6') =>
    one({ is: 'psychotherapist', isFlying: true }, more, { at: bob }).pick('takeOff')

  it('CM-PLACE-3 CM-FLY-2 what flies is not held by quicksand, moved or pushed', () => {
    const t = at({
      heroes: [{ ...wearyEye, is: 'psychotherapist', at: 'R2C2', isFlying: true }, mariner],
      tiles: swamp,
    })
    t.pick('takeOff').pick('walk', 'R2C1').pick('stop')
    expect(t.hero('ann').holds).toEqual([])
    const u = at({
      heroes: [
        { ...mariner, at: 'R2C3' },
        { ...wearyEye, at: 'R6C1' },
      ],
      tiles: swamp,
      foes: [{ is: 'mi-go', at: 'R2C2' }],
    })
    u.dice(8).pick('push', 'mi-go').pick('pushTo', 'R2C1')
    expect(u.foe('mi-go').holds).toEqual([])
  })

  it('CM-FOE-10 CM-FLY-2 CM-FLY-4 a Mi-Go flies over pieces and hazards but does not end on a piece', () => {
    const t = stepInTemple([
      { is: 'mi-go', at: 'R3C4' },
      { is: 'cultist', at: 'R3C3' },
    ])
    t.pick('rouse', 'mi-go')
    expect([t.offers('foeWalk', 'R3C2'), t.offers('foeWalk', 'R3C3')]).toEqual([true, false])
  })

  it('CM-FLY-2 CM-FLY-4 over a monster one neither stops nor picks up', () => {
    const t = aloft({
      foes: [{ is: 'star-mound', at: 'R3C2' }],
      piles: [{ at: 'R3C2', open: ['net'] }],
    })
    t.pick('step', 'R3C2')
    expect([t.offers('stop'), t.offers('pickUp')]).toEqual([false, false])
    expect(t.offers('walk', 'R3C3')).toBe(true)
  })

  it('CM-FLY-2 CM-MOVE-8 nobody is asked who is flown over', () => {
    const t = aloft({}, 'R3C2').pick('step', 'R3C2')
    expect(t.asked).toBe('ann move.choose')
    expect(t.space('ann')).toBe('R3C2')
  })

  it('CM-FLY-3 CM-FLY-4 it passes over a dotted obstacle but ends neither there nor on a piece', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'R6C4' }, eyeInCorner],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: 'R5C4' }],
    })
    t.pick('takeOff')
    expect(t.refusal('walk', 'R6C5')).toBe('obstacle')
    expect(t.refusal('walk', 'R5C4')).toBe('occupied')
    expect(t.refusal('walk', 'R6C6')).toBe('occupied')
    t.pick('walk', 'R4C5')
    // R4C4 is walled in, so the way is R6C5, R5C5, R4C5.
    expect(t.told('steps').map(({ spot }) => t.spotName(spot).slice(-4))).toEqual([
      'R6C5',
      'R5C5',
      'R4C5',
    ])
  })

  it('CM-FLY-5 CM-FLY-8 a flying monster shoots over pieces, but not through walls', () => {
    const with1 = (spot: string, heroSpot: string) =>
      at({
        heroes: [
          { is: 'private-eye', at: heroSpot },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        tiles: ['train-station'],
        foes: [
          { is: 'mi-go', at: spot },
          { is: 'cultist-idol', at: 'R2C4' },
        ],
        from: 'monsters',
      }).pick('rouse', 'mi-go')
    expect(with1('R3C4', 'R1C4').offers('foeShoot', 'ann')).toBe(true)
    expect(with1('R2C3', 'R2C1').offers('foeShoot', 'ann')).toBe(false)
  })

  it('CM-FLY-5 a flying monster shoots along the edge of a tile past whatever stands there', () => {
    const shoots = (is: 'mi-go' | 'leng-spider'): boolean =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R3C1' },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        tiles: ['family-farm', 'train-station'],
        foes: [
          { is, at: 'family-farm R5C1' },
          { is: 'cultist-idol', at: 'family-farm R4C1' },
        ],
        from: 'monsters',
      })
        .pick('rouse', is)
        .offers('foeShoot', 'ann')
    expect([shoots('mi-go'), shoots('leng-spider')]).toEqual([true, false])
  })

  it('CM-FLY-5 CM-LOS-13 a flying piece shoots over other pieces', () => {
    const t = stepInTemple([
      { is: 'mi-go', at: 'R3C4' },
      { is: 'cultist', at: 'R3C3' },
    ])
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann').health).toBe(2)
    const spider = stepInTemple([
      { is: 'leng-spider', at: 'R3C4' },
      { is: 'cultist', at: 'R3C3' },
    ])
    expect(spider.pick('rouse', 'leng-spider').offers('foeShoot')).toBe(false)
  })

  it('CM-FLY-6 CM-PROMPT-12 who can fly chooses for each move; objects help only walking', () => {
    const heroes = [{ ...flyer, at: 'R5C1', objects: ['bicycle'] }, eyeInCorner] as const
    const t = at({ heroes, tiles: ['train-station'] })
    expect(t.offers('takeOff')).toBe(true)
    t.pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7, isFlying: false })
    t.pick('stop').pick('takeOff').pick('walk', 'R5C1')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 5, isFlying: true })
    const u = at({
      heroes: [{ ...flyer, isFlying: false, at: 'R5C1' }, eyeInCorner],
      tiles: ['train-station'],
    })
    expect(u.offers('takeOff')).toBe(false)
  })

  it('CM-FLY-7 but whoever lands when flight ends suffers the space', () => {
    const t = marinerOn('cultist-temple', 'R2C1', 'R6C6', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R2C2').pick('stop')
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann')).toMatchObject({ health: 2, isFlying: false })
  })
})

describe('Swimming', () => {
  const dock = (is: 'deep-one' | 'cultist') =>
    at({
      heroes: [
        { is: 'private-eye', at: 'ice-floats R6C4' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['train-station', 'ice-floats'],
      foes: [{ is, at: 'ice-floats R3C3' }],
      from: 'monsters',
    }).pick('rouse', is)

  it('CM-SWIM-1 CM-PLACE-7 it goes through water and stays there unharmed; others keep out', () => {
    const t = dock('deep-one')
    t.pick('foeWalk', 'R5C3')
    expect(t.foe('deep-one').health).toBe(1)
    expect(dock('cultist').offers('foeWalk', 'R4C3')).toBe(false)
  })

  it('CM-SWIM-1 CM-SWIM-2 CM-MON-11 CM-FOE-11 a Deep One swims unharmed and pays 1 point for each water space', () => {
    const t = marinerOn('ice-floats', 'R1C6', 'train-station R6C1', {
      foes: [{ is: 'deep-one', at: 'R6C6' }],
      from: 'monsters',
    })
    t.pick('rouse', 'deep-one')
    // Five points: R5C6 for 1, R4C6 (ice) for 2, R3C6 for 1, R2C6 for 1.
    expect(t.offers('foeWalk', 'R2C6')).toBe(true)
    t.pick('foeWalk', 'R2C6')
    expect(t.foe('deep-one')).toMatchObject({ health: 1 })
  })

  it('CM-SWIM-1 a Deep One burns like anybody', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R1C1' },
      { foes: [{ is: 'deep-one', at: 'R1C2', health: 1 }] },
      { at: 'R6C6' },
    )
    t.dice(8).pick('push', 'deep-one').pick('pushTo', 'R2C2')
    expect(t.foes('deep-one')).toEqual([])
  })

  it('CM-SWIM-2 CM-RULING-33 water costs it one point, ice two', () => {
    const t = dock('deep-one')
    // R4C3 and R5C3 are water, R6C3 is ice: four of five points. R6C2 would be two more.
    expect(t.offers('foeWalk', 'R6C3')).toBe(true)
    expect(t.offers('foeWalk', 'R6C2')).toBe(false)
  })
})
