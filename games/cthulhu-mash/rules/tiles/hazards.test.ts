import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { mad } from '../../testing/mad.ts'
import { marinerOn, tilesWith } from '../../testing/on-tile.ts'
import { doc, eye, flyer } from '../../testing/one.ts'

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

const eyeInWest = { is: 'private-eye', at: 'R1C1' } as const

describe('Skulls and blood drops', () => {
  it('CM-ICON-7 CM-ICON-9 CM-LINE-9 CM-ICON-20 a skull for the pushed kills them only', () => {
    const t = pushed('mine-lab', 'R1C4', 'R1C3', 'R1C2')
    expect(t.foes('cultist')).toEqual([])
    expect(t.foe('moon-beast').health).toBe(2)
    const u = at({
      heroes: [{ ...eyeInWest, at: 'R1C1' }, explorer],
      tiles: ['mine-lab', 'train-station'],
    })
    u.pick('walk', 'R1C2').pick('stop')
    expect(u.hero('ann')).toMatchObject({ life: 'alive', health: 4 })
  })

  it('CM-ICON-7 CM-ICON-8 a skull kills whoever moves onto it, and all objects are discarded', () => {
    const t = marinerOn('abhoth-swamp', 'R4C5', 'train-station R6C1', {}, { objects: ['herbs'] })
    expect(t.refusal('walk', 'R4C4')).toBe('dangerous')
    t.pick('step', 'R4C4')
    expect([t.hero('ann').life, t.lying('R4C4').open, t.table.objectDiscards.length]).toEqual([
      'respawns',
      [],
      1,
    ])
  })

  it('CM-ICON-10 CM-ICON-18 CM-LINE-9 a blood drop hurts whoever comes, also in passing, but not who stays', () => {
    const t = at({
      heroes: [{ ...eyeInWest, at: 'cultist-temple R1C2' }, explorer],
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

  it('CM-ICON-10 CM-ICON-18 a blood drop costs health each time a piece comes onto it, also in passing', () => {
    const t = marinerOn('cultist-temple', 'R2C1', 'R6C6')
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(2)
    t.pick('walk', 'R1C2').pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(1)
    // Staying does nothing more.
    t.pick('stop')
    expect(t.hero('ann').health).toBe(1)
  })

  it('CM-ICON-12 CM-RULING-32 what flies is not hurt, though it is pushed', () => {
    expect(pushed('mine-lab', 'R1C4', 'R1C3', 'R1C2', 'mi-go').space('mi-go')).toBe('R1C2')
    expect(pushed('cultist-temple', 'R1C4', 'R1C3', 'R2C2', 'mi-go').foe('mi-go').health).toBe(1)
    // Held there, it is hurt as well.
    expect(pushed('base-camp', 'R4C3', 'R4C2', 'R5C2', 'mi-go').foes('mi-go')).toEqual([])
  })

  it('CM-FLY-2 CM-ICON-12 CM-RULING-32 it passes over pieces and hazards without harm', () => {
    const t = at({
      heroes: [
        { ...flyer, at: 'ice-floats R4C2' },
        { is: 'private-eye', at: 'ice-floats R4C5' },
      ],
      tiles: tilesWith('ice-floats'),
      foes: [{ is: 'cultist', at: 'ice-floats R5C2' }],
    })
    t.pick('takeOff').pick('walk', 'R6C2')
    expect(t.told('steps')).toHaveLength(2)
    t.pick('walk', 'R6C1').pick('stop')
    expect(t.hero('ann')).toMatchObject({ life: 'alive', health: 3 })
  })

  it('CM-ICON-12 CM-RULING-32 what flies takes nothing from skulls and blood drops, pushed or not', () => {
    const t = marinerOn(
      'cultist-temple',
      'R2C1',
      'R6C6',
      { foes: [{ is: 'mi-go', at: 'R1C1' }] },
      { isFlying: true },
    )
    t.pick('takeOff').pick('walk', 'R2C2').pick('walk', 'R2C1').pick('stop')
    expect(t.hero('ann').health).toBe(3)
    t.dice(6).pick('push', 'mi-go').pick('pushTo', 'R2C2')
    expect(t.foe('mi-go').health).toBe(1)
  })

  it('CM-ICON-12 CM-FLY-2 who comes flying through a gate is not hurt by tissue beyond it, who walks is', () => {
    const come = (isFlying: boolean): number => {
      const t = at({
        heroes: [
          { ...doc, at: 'cultist-temple R4C6', isFlying },
          { ...eye, at: 'cultist-temple R6C1' },
        ],
        tiles: ['cultist-temple', 'train-station'],
        piles: [{ at: 'train-station R3C1', tissue: 1 }],
      })
      if (isFlying) t.pick('takeOff')
      t.pick('gate')
      expect(t.where('ann')).toBe('train-station R3C1')
      return t.hero('ann').health
    }
    expect([come(true), come(false)]).toEqual([3, 2])
  })

  it('CM-ICON-19 CM-PLACE-15 price first, then damage, and whoever has died of it is not held', () => {
    const t = at({
      heroes: [{ ...eyeInWest, at: 'mariners-ship R2C5', health: 1 }, explorer],
      tiles: ['mariners-ship', 'train-station'],
    })
    t.pick('step', 'R2C6')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', holds: [] })
  })

  it('CM-ICON-19 damage comes before the hold', () => {
    const onto = (health: number) =>
      marinerOn(
        'leng-plateau',
        'R4C1',
        'R6C6',
        { piles: [{ at: 'R5C1', tissue: 1 }] },
        { health },
      ).pick('step', 'R5C1')
    expect(onto(2).hero('ann')).toMatchObject({ health: 1, holds: [{ kind: 'space' }] })
    // Whom the tissue kills the web does not hold.
    const dead = onto(1)
    expect([dead.hero('ann').life, dead.told('holds')]).toEqual(['respawns', []])
  })

  it('CM-ICON-20 CM-ICON-10 harm for the pushed spares who walks', () => {
    const t = at({
      heroes: [{ ...eyeInWest, at: 'medical-school R5C6' }, explorer],
      tiles: ['medical-school', 'train-station'],
    })
    t.pick('walk', 'R6C6').pick('stop')
    expect(t.hero('ann').health).toBe(4)
    const u = pushed('medical-school', 'R5C5', 'R5C6', 'R6C6')
    expect(u.foes('cultist')).toEqual([])
  })

  it('CM-TILE-5 CM-ICON-20 a wallow that acts on=push holds the pushed, and walking across it is free', () => {
    const t = marinerOn('family-farm', 'R2C1', 'R1C2')
    t.pick('walk', 'R1C1').pick('stop')
    expect(t.hero('ann').holds).toEqual([])
    const pushed = marinerOn('family-farm', 'R2C2', 'R1C2')
    pushed.dice(8).pick('push', 'bob').pick('pushTo', 'R1C1')
    expect(pushed.hero('bob')).toMatchObject({ health: 4, holds: [{ kind: 'space', escape: 3 }] })
  })

  it('CM-ICON-20 a skull that acts on=push spares who walks and kills who is pushed', () => {
    const t = marinerOn('family-farm', 'R4C4', 'train-station R6C1', {
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
    })
    t.pick('walk', 'R4C5').pick('walk', 'R4C4').pick('stop')
    expect(t.hero('ann').life).toBe('alive')
    t.dice(6).pick('push', 'moon-beast').pick('pushTo', 'R4C5')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-ICON-20 CM-TILE-5 who walks to the acid shelf is not burnt, whatever is looked at on the way', () => {
    const t = mad({ is: 'mariner-merchant', at: 'R5C6' }).go().pick('walk', 'R6C6')
    expect([t.space('ann'), t.hero('ann').health]).toEqual(['R6C6', 3])
  })
})
