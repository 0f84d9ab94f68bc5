import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { docOn, tilesWith } from '../../testing/on-tile.ts'
import { flyer, two } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const wearyEye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const marinerAtStation = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const

describe('Single spaces', () => {
  const eye2 = { is: 'private-eye', at: 'train-station R1C1' } as const

  it('CM-PLACE-13 CM-ICON-13 the refreshment dispenser restores 1 health for an action', () => {
    const t = docOn('innsmouth-dock', 'R1C1', 'R6C6', {}, { health: 1 })
    const { actions } = t.table
    t.pick('refresh', 'health')
    expect([t.hero('ann').health, t.table.actions]).toEqual([2, actions - 1])
    t.pick('refresh', 'health')
    expect(t.refusal('refresh', 'health')).toBe('nothing-to-restore')
  })

  it('CM-PLACE-14 CM-ICON-2 webs of Leng hold who walks or is pushed, a flyer only if it is pushed', () => {
    const leng = ['leng-plateau', 'train-station'] as const
    const pushing = at({
      heroes: [{ ...mariner, at: 'R1C1' }, eye2],
      tiles: leng,
      foes: [{ is: 'mi-go', at: 'R1C2' }],
    })
    pushing.dice(8).pick('push', 'mi-go').pick('pushTo', 'R2C2')
    expect(pushing.foe('mi-go').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    const flying = at({
      heroes: [{ ...wearyEye, is: 'psychotherapist', isFlying: true, at: 'R1C2' }, mariner],
      tiles: leng,
    })
    flying.pick('takeOff').pick('walk', 'R2C2').pick('stop')
    expect(flying.hero('ann').holds).toEqual([])
  })

  it('CM-MOVE-18 CM-PLACE-14 a space that holds ends the move at once', () => {
    const t = at({
      heroes: [{ ...marinerAtStation, at: 'leng-plateau R1C2' }, eyeInCorner],
      tiles: ['leng-plateau', 'train-station'],
    })
    t.pick('step', 'R2C2')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    expect(t.offered).toEqual(['breakFree space', 'endTurn'])
  })

  it('CM-PLACE-14 webs of the Leng Plateau hold who walks in and who is pushed in, but not who flies in', () => {
    const t = docOn('leng-plateau', 'R4C1', 'R6C6')
    t.pick('step', 'R5C1')
    expect(t.hero('ann').holds).toMatchObject([{ escape: 2 }])
    const flying = docOn('leng-plateau', 'R4C1', 'R6C6', {}, { isFlying: true })
    flying.pick('takeOff').pick('walk', 'R5C1')
    expect(flying.hero('ann').holds).toEqual([])
    const pushed = docOn('leng-plateau', 'R3C1', 'R6C6', { foes: [{ is: 'mi-go', at: 'R4C1' }] })
    pushed.dice(5).pick('push', 'mi-go').pick('pushTo', 'R5C1')
    expect(pushed.foe('mi-go').holds).toMatchObject([{ kind: 'space', escape: 2 }])
  })

  it('CM-FOE-7 CM-PLACE-14 a controller may walk a monster into a web, by the cheapest way and within its points', () => {
    const roused = (at: string, more: NonNullable<Position['foes']> = []): MashScenario =>
      two(
        { is: 'psychotherapist', at: 'leng-plateau R1C1' },
        {
          tiles: ['leng-plateau', 'medical-school'],
          foes: [{ is: 'moon-beast', at }, ...more],
          from: 'monsters',
        },
        { at: 'leng-plateau R6C6' },
      ).pick('rouse', 'moon-beast')
    const t = roused('R3C1').pick('foeWalk', 'R5C1')
    const steps = t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])
    expect(steps).toEqual(['R4C1', 'R5C1'])
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    // Five points: R6C1 to R3C5 would take seven.
    expect(roused('R6C1').offers('foeWalk', 'R3C5')).toBe(false)
    expect(roused('R3C1').offers('foeWalk', 'R3C5')).toBe(true)
  })

  it('CM-PLACE-15 CM-ICON-12 tentacles catch whoever flies there as well, and then hurt', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'mariners-ship R2C5' }, eyeInCorner],
      tiles: tilesWith('mariners-ship'),
    })
    t.pick('takeOff')
    expect(t.refusal('walk', 'R2C6')).toBe('dangerous')
    t.pick('step', 'R2C6')
    expect(t.hero('ann')).toMatchObject({ health: 2, holds: [{ kind: 'space', escape: 2 }] })
  })

  it('CM-PLACE-15 the tentacles of the ship hold whatever comes, flying or not', () => {
    const t = docOn('mariners-ship', 'R2C5', 'R6C4')
    t.pick('step', 'R2C6')
    expect(t.hero('ann')).toMatchObject({ health: 2, holds: [{ kind: 'space', escape: 2 }] })
    const flying = docOn('mariners-ship', 'R2C5', 'R6C4', {}, { isFlying: true })
    flying.pick('takeOff').pick('step', 'R2C6')
    expect(flying.hero('ann')).toMatchObject({ health: 2, holds: [{ kind: 'space', escape: 2 }] })
  })

  it('CM-PLACE-17 the Skeleton Key opens the chest on its space only', () => {
    const ship = (at1: string) =>
      at({
        heroes: [{ ...wearyEye, at: at1, objects: ['skeleton-key'] }, mariner],
        tiles: ['mariners-ship', 'train-station'],
        objects: ['herbs', 'net', 'bolos', 'bicycle', 'handcuffs', 'sword-cane'],
      })
    expect(ship('R4C1').refusal('use', 'skeleton-key')).toBe('no-chest')
    const t = ship('R5C1').pick('use', 'skeleton-key')
    while (t.asked === 'ann loot.search') t.takeDefault()
    expect(t.carries('ann')).toEqual([
      'herbs',
      'net',
      'bolos',
      'bicycle',
      'handcuffs',
      'sword-cane',
    ])
  })

  it('CM-PLACE-17 the chest of the ship is where the Skeleton Key is used', () => {
    const t = docOn('mariners-ship', 'R5C1', 'R6C4', {}, { objects: ['skeleton-key'] })
    expect(t.offers('use', 'skeleton-key')).toBe(true)
    expect(
      docOn('mariners-ship', 'R5C2', 'R6C4', {}, { objects: ['skeleton-key'] }).refusal(
        'use',
        'skeleton-key',
      ),
    ).toBe('no-chest')
  })

  it('CM-PLACE-18 CM-PROMPT-21 the drill strikes one target inside the green outline for two', () => {
    const t = at({
      heroes: [{ ...wearyEye, at: 'R2C6' }, mariner],
      tiles: ['mine-lab', 'train-station'],
      foes: [
        { is: 'moon-beast', at: 'R2C4' },
        { is: 'moon-beast', at: 'R1C5' },
        { is: 'cultist', at: 'R2C3' },
      ],
    })
    expect(t.offers('drill', 'cultist')).toBe(false)
    t.dice(3).pick('drill', 'moon-beast#1')
    expect(t.foe('moon-beast').health).toBe(2)
    t.dice(4).pick('drill', 'moon-beast#1')
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([2])
    const u = at({
      heroes: [{ ...wearyEye, at: 'R2C5' }, mariner],
      tiles: ['mine-lab', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R2C4' }],
    })
    expect(u.offers('drill')).toBe(false)
  })

  it('CM-PLACE-18 CM-OPER-1 CM-OPER-2 CM-OPER-3 the drill does 2 damage to one target in its outline, out of sight too', () => {
    const t = docOn('mine-lab', 'R2C6', 'R6C6', {
      foes: [
        { is: 'elder-thing', at: 'R1C4' },
        { is: 'cultist', at: 'R2C5' },
        { is: 'moon-beast', at: 'R3C6' },
      ],
    })
    expect(t.offers('drill', 'moon-beast')).toBe(false)
    t.dice(4).pick('drill', 'elder-thing')
    expect(t.table.roll).toMatchObject({ faces: 10, needed: 5 })
    t.dice(5).pick('drill', 'elder-thing')
    expect([t.foes('elder-thing').length, t.foe('cultist').health]).toEqual([0, 1])
  })

  it('CM-PLACE-18 the drill does 2 damage, no more', () => {
    const t = two(
      { at: 'mine-lab R2C6' },
      {
        tiles: ['mine-lab', 'base-camp', 'train-station'],
        foes: [{ is: 'star-mound', at: 'R2C4' }],
      },
      { at: 'base-camp R1C1' },
    )
    t.dice(8).pick('drill', 'star-mound')
    expect(t.foe('star-mound').health).toBe(1)
  })
})

describe('Machines', () => {
  it('CM-PLACE-19 CM-RULING-55 the psychotherapy machine hurts on a 1 and helps on 2 to 6', () => {
    const t = at({
      heroes: [{ ...wearyEye, at: 'R3C6' }, mariner],
      tiles: ['medical-school', 'train-station'],
    })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 0 })
    t.dice(2).pick('refresh', 'therapy').dice(6).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 2 })
  })

  it('CM-PLACE-19 CM-RULING-55 the psychotherapy machine hurts on a 1 and replenishes mentality on 2 to 6', () => {
    const t = docOn('medical-school', 'R3C6', 'R1C1', {}, { mentality: 2 })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 2 })
    t.dice(2).pick('refresh', 'therapy')
    t.dice(6).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 4 })
  })

  it('CM-PLACE-20 CM-PLACE-21 CM-TERM-20 the transporter leads to any gate space; who stood there comes to the machine', () => {
    const t = at({
      heroes: [
        { ...wearyEye, at: 'R3C1' },
        { ...mariner, at: 'train-station R6C3' },
      ],
      tiles: ['moon-base', 'train-station', { is: 'leng-plateau', isHidden: true }],
      foes: [{ is: 'cultist-idol', at: 'train-station R6C1' }],
    })
    t.dice(3).pick('transport')
    expect(t.offered.some((one) => one.includes('leng'))).toBe(false)
    t.pick('goTo', 'train-station R6C3').pick('place', 'R5C1')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R6C3', 'moon-base R3C1'])
    expect(t.told('spawns')).toHaveLength(1)
  })

  it('CM-PLACE-20 CM-PLACE-21 CM-ICON-17 the transporter leads to any gate space on a 3 or more, and whoever is there changes places', () => {
    const t = docOn('moon-base', 'R3C1', 'train-station R6C3')
    t.dice(2).pick('transport')
    expect(t.where('ann')).toBe('moon-base R3C1')
    expect(t.table.roll).toMatchObject({ dice: [2], bonus: 0, needed: 3 })
    t.dice(3).pick('transport').pick('goTo', 'train-station R6C3')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R6C3', 'moon-base R3C1'])
  })
})

describe('Which die is thrown', () => {
  it('CM-PLACE-19 CM-PLACE-20 CM-OPER-2 at machines a d6 for therapy, and the die of the card for the transporter', () => {
    const tiles = ['medical-school', 'moon-base'] as const
    const t = two({ at: 'medical-school R3C6', mentality: 1 }, { tiles }, { at: 'R1C1' })
    expect(dieThrown(() => t.pick('refresh', 'therapy'))).toBe('d6')
    for (const [is, die] of [
      ['arctic-explorer', 'd8'],
      ['mariner-merchant', 'd6'],
      ['private-eye', 'd8'],
      ['psychotherapist', 'd10'],
    ] as const) {
      const u = two({ is, at: 'moon-base R3C1' }, { tiles }, { at: 'R1C1' })
      expect(dieThrown(() => u.pick('transport'))).toBe(die)
    }
  })
})
