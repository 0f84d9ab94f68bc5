import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'
import { attached } from '../../testing/monster-steps.ts'
import { docInSchool } from '../../testing/on-tile.ts'
import { caster } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R2C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Actions', () => {
  it('CM-ACT-1 CM-ACT-3 CM-PROMPT-11 every kind costs one action, in any order, and may be repeated', () => {
    const t = at({
      heroes: [
        {
          ...mariner,
          is: 'psychotherapist',
          objects: ['magic-spear', 'rlyeh-text'],
          spells: ['flesh-ward'],
        },
        eye,
      ],
      tiles,
      foes: [
        { is: 'moon-beast', at: 'R2C3' },
        { is: 'guard-cell', at: 'R2C4' },
      ],
      spells: ['heal'],
    })
    const left = (): number => t.table.actions
    t.dice(2).pick('attack', 'hands at moon-beast')
    expect(left()).toBe(4)
    t.dice(2).pick('push', 'moon-beast')
    expect(left()).toBe(3)
    t.pick('read', 'rlyeh-text')
    expect(left()).toBe(2)
    t.pick('cast', 'flesh-ward')
    expect(left()).toBe(1)
    t.dice(2).pick('attack', 'hands at moon-beast')
    expect(t.asked).toBe('bob monsterStep.choose')
  })

  it('CM-ACT-1 a shot, a jump, a machine, a space and an attempt to break free cost one each', () => {
    const shot = at({
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { ...mariner, at: 'R3C6' },
      ],
      tiles,
    })
    shot.dice(1).pick('attack', 'revolver-32 at bob').pick('jump', 'R4C6')
    expect(shot.table.actions).toBe(2)
    const machine = at({
      heroes: [{ ...eye, at: 'moon-base R3C1' }, mariner],
      tiles: ['moon-base', ...tiles],
    })
    machine.dice(2).pick('transport')
    expect(machine.table.actions).toBe(3)
    const held = at({
      heroes: [{ ...eye, holds: [{ kind: 'net', escape: 2 }], mentality: 0 }, mariner],
      tiles,
    })
    held.dice(3).pick('breakFree', 'net')
    expect(held.table.actions).toBe(3)
    const space = at({ heroes: [{ ...eye, at: 'R1C6', health: 1 }, mariner], tiles })
    space.pick('refresh', 'spawn')
    expect(space.table.actions).toBe(3)
  })

  it('CM-ACT-2 a move costs a whole action even if one point is used', () => {
    const t = at({ heroes: [mariner, eye], tiles })
    t.pick('walk', 'R1C2').pick('stop')
    expect(t.table.actions).toBe(4)
  })

  it('CM-ACT-4 CM-PROMPT-10 CM-RULING-38 dropping, green objects, choosing what is in use and turning in cost nothing', () => {
    const t = at({
      heroes: [
        {
          ...mariner,
          health: 2,
          objects: ['herbs', 'penicillin-vial', 'bicycle', 'dog-sled'],
          kills: ['cultist-idol', 'guard-cell', 'whirlpool'],
        },
        eye,
      ],
      tiles,
      powers: ['mm-melee'],
    })
    t.pick('drop', 'herbs')
      .pick('green', 'penicillin-vial')
      .pick('wear', 'dog-sled')
      .pick('powerUp')
    expect(t.table.actions).toBe(5)
    expect(t.hero('ann')).toMatchObject({ health: 3, kills: [] })
    expect(t.hero('ann').powers).toHaveLength(1)
  })

  it('CM-ACT-4 CM-RULING-38 CM-STAT-5 generators need not be turned in, and too few cannot be', () => {
    const kills = ['cultist-idol', 'guard-cell', 'whirlpool'] as const
    const t = at({ heroes: [{ ...mariner, kills }, eye], tiles, actions: 1 })
    t.pick('walk', 'R1C2').pick('stop')
    // They may still be turned in with no action left.
    expect(t.offers('powerUp')).toBe(true)
    t.pick('endTurn')
    expect(t.hero('ann').kills).toHaveLength(3)
    const u = at({ heroes: [{ ...mariner, kills: ['cultist-idol', 'guard-cell'] }, eye], tiles })
    expect(u.refusal('powerUp')).toBe('too-few-kills')
  })

  it('CM-ACT-5 who is held can only try to break free', () => {
    const t = at({
      heroes: [{ ...mariner, objects: ['herbs'], holds: [{ kind: 'net', escape: 2 }] }, eye],
      tiles,
      foes: [{ is: 'cultist', at: 'R2C3' }],
    })
    expect(t.offered).toEqual(['breakFree net', 'drop herbs', 'endTurn'])
    t.dice(2).pick('breakFree', 'net')
    expect(t.offers('attack', 'hands at cultist')).toBe(true)
  })

  it('CM-ACT-6 with a vampire attached: move, strike it or throw it off, nothing else', () => {
    const heroes = [{ ...mariner, is: 'psychotherapist', spells: ['fly'] }, eye] as const
    const foes = [
      { is: 'star-vampire', at: 'R2C2', on: 0 },
      { is: 'cultist', at: 'R2C3' },
    ] as const
    const t = at({ heroes, tiles, foes })
    const kinds = new Set(t.offered.map((one) => one.split(' ')[0]))
    expect(kinds).toEqual(new Set(['attack', 'endTurn', 'push', 'walk']))
    expect(t.offered.filter((one) => /^(attack|push)/.test(one))).toEqual([
      'attack hands at star-vampire',
      'attack syringe at star-vampire',
      'push star-vampire',
    ])
    const held = at({
      heroes: [{ ...heroes[0], holds: [{ kind: 'net', escape: 2 }] }, eye],
      tiles,
      foes,
    })
    expect(held.offered).toEqual(['breakFree net', 'endTurn'])
  })

  it('CM-ACT-6 nobody throws anything with a vampire on the shoulders', () => {
    const thrown = (...foes: NonNullable<Position['foes']>): boolean =>
      docInSchool('R4C1', 'dynamite-stick', [{ is: 'cultist', at: 'R4C3' }, ...foes]).offers('aim')
    expect([thrown(), thrown({ is: 'star-vampire', at: 'R4C1', on: 0 })]).toEqual([true, false])
  })

  it('CM-ACT-6 with a vampire attached no spell is aimed at anybody', () => {
    const t = caster(['freezing-wrack', 'steal-life'], {
      foes: [
        { is: 'star-vampire', at: 'R3C1', on: 0 },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    const attacks = t.offered.filter((option) => /^(attack|cast|aim)/.test(option))
    expect(attacks).toEqual(['attack hands at star-vampire', 'attack syringe at star-vampire'])
  })

  it('CM-ACT-7 what cannot be done cannot be chosen, and what achieves nothing is spent', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R1C6', objects: ['skeleton-key'] }, eye], tiles })
    expect(t.refusal('refresh', 'spawn')).toBe('nothing-to-restore')
    expect(t.refusal('use', 'skeleton-key')).toBe('no-chest')
    expect(t.attempt('ann', 'use', 'skeleton-key')).toBe('not-offered')
    const u = at({ heroes: [mariner, eye], tiles, foes: [{ is: 'cultist', at: 'R2C3' }] })
    u.dice(1).pick('attack', 'hands at cultist')
    expect(u.foe('cultist').health).toBe(1)
    expect(u.table.actions).toBe(4)
  })
})

describe('A Star Vampire', () => {
  it('CM-ACT-6 its victim can only move, strike it, or throw it off', () => {
    const t = attached({ spells: ['fly'], objects: ['revolver-32'] })
    expect(t.refusal('attack', 'hands at cultist')).toBe('vampire')
    expect([t.offers('cast', 'fly'), t.offers('walk', 'R4C1')]).toEqual([false, true])
    t.dice(4).pick('attack', 'hands at star-vampire')
    expect(t.foes('star-vampire')).toEqual([])
  })
})
