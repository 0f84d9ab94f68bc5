import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { besideHome } from '../../testing/death.ts'
import { doc, one, two, withOptions } from '../../testing/one.ts'

describe('Spawning spaces', () => {
  it('CM-HOME-1 CM-HOME-2 a hammock restores mentality and leaves wounds alone', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'mariners-ship R1C6', health: 1, mentality: 1 },
      { tiles: ['mariners-ship', 'train-station'] },
      { at: 'train-station R1C1' },
    )
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 1, mentality: 3 })
  })

  it('CM-HOME-1 R1C6 restores nothing where nobody begins', () => {
    const t = two({ at: 'R1C6', health: 1, mentality: 1 })
    expect(t.offers('refresh')).toBe(false)
  })

  it('CM-HOME-2 an action there restores what it shows, to the base', () => {
    const t = besideHome({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C6', health: 1, mentality: 1 },
        { is: 'private-eye', at: 'base-camp R1C1' },
      ],
    })
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 1 })
    expect(t.table.actions).toBe(3)
    expect(t.refusal('refresh', 'spawn')).toBe('nothing-to-restore')
  })

  it('CM-HOME-2 an action on it restores what it shows to the base', () => {
    const t = two({ at: 'base-camp R1C6', health: 1, mentality: 1 })
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 1 })
  })

  it('CM-OPT-11 spawn-restores-both: one action on a spawning space restores both', () => {
    const rested = (spawnRestoresBoth: boolean): MashScenario =>
      withOptions(
        { spawnRestoresBoth },
        { at: 'R1C6', health: 1, mentality: 0 },
        {},
        {
          tiles: ['base-camp'],
        },
      ).pick('refresh', 'spawn')
    expect(rested(true).hero('ann')).toMatchObject({ health: 4, mentality: 4 })
    expect(rested(false).hero('ann')).toMatchObject({ health: 4, mentality: 0 })
  })

  it('CM-OPT-11 with the option both', () => {
    const t = two(
      { at: 'base-camp R1C6', health: 1, mentality: 1 },
      { settings: { spawnRestoresBoth: true } },
    )
    t.pick('refresh', 'spawn')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 4 })
  })

  it('CM-OPT-11 a space that restores both is of use while either is wanting', () => {
    const offered = (ann: object): boolean =>
      two({ at: 'base-camp R1C6', ...ann }, { settings: { spawnRestoresBoth: true } }).offers(
        'refresh',
        'spawn',
      )
    expect([offered({ health: 1 }), offered({ mentality: 1 }), offered({})]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('CM-HOME-8 a destroyed one restores nothing', () => {
    const t = two({ at: 'base-camp R1C6', health: 1, homeHealth: 0 })
    expect(t.refusal('refresh', 'spawn')).toBe('home-destroyed')
  })

  it('CM-HOME-9 without it the next death is the last', () => {
    const t = besideHome({
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C5',
          health: 1,
          homeHealth: 0,
          holds: [{ kind: 'web', escape: 3 }],
        },
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
        { is: 'psychotherapist', at: 'base-camp R1C2' },
      ],
      foes: [{ is: 'cultist', at: 'R3C6' }],
      from: 'monsters',
    })
    t.untilTurnEnds().pickAs('bob', 'rouse', 'cultist').pick('foeStrike', 'ann')
    expect(t.hero('ann').life).toBe('out')
  })

  it('CM-HOME-9 one point of a spawning space is enough to come back to', () => {
    const died = (homeHealth: number): string => {
      const t = one(
        { is: 'private-eye', at: 'R2C1', health: 1, homeHealth },
        { tiles: ['cultist-temple', 'train-station'] },
      )
      return t.pick('step', 'R2C2').hero('ann').life
    }
    expect([died(1), died(0)]).toEqual(['respawns', 'out'])
  })

  it('CM-HOME-10 who waits to come back there is out at once', () => {
    const t = besideHome({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C5' },
        { is: 'private-eye', life: 'respawns', homeHealth: 1 },
        { is: 'psychotherapist', at: 'base-camp R1C2' },
      ],
    })
    t.dice(8).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.outcome).toBeNull()
  })

  it('CM-HOME-10 CM-HOME-7 who waits to respawn is out when the last point is gone, not before', () => {
    const struck = (homeHealth: number): string => {
      const t = at({
        heroes: [
          { is: 'arctic-explorer', at: 'train-station R1C5' },
          { is: 'private-eye', life: 'respawns', homeHealth },
          { ...doc, at: 'train-station R6C1' },
        ],
        tiles: ['train-station', 'base-camp', 'medical-school'],
      })
      return t.dice(5).pick('attack', 'hands at home of bob').hero('bob').life
    }
    expect([struck(3), struck(2), struck(1)]).toEqual(['respawns', 'respawns', 'out'])
  })

  it('CM-HOME-11 that of a character whom nobody plays restores, and cannot be attacked', () => {
    const t = besideHome({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C5', health: 2 },
        { is: 'psychotherapist', at: 'base-camp R1C2' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    t.pick('walk', 'R1C6').pick('stop').pick('refresh', 'spawn')
    expect(t.hero('ann').health).toBe(5)
  })
})
