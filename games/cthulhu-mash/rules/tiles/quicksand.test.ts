import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { led } from '../../testing/monster-steps.ts'
import { docOn } from '../../testing/on-tile.ts'
import { doc, one, two } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const swamp = ['abhoth-swamp', 'train-station', 'mariners-ship'] as const

describe('The quicksand of the Abhoth Swamp', () => {
  const altar = { kind: 'space', escape: 2 } as const

  it('CM-PLACE-3 CM-PLACE-4 who walks into quicksand is held, and dies at the end of its next turn', () => {
    const t = at({ heroes: [{ ...eye, objects: ['herbs'] }, mariner], tiles: swamp })
    t.pick('walk', 'R2C2').pick('stop').pick('step', 'R2C1')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'space', escape: 2, sinksIn: 2 }])
    t.pick('endTurn').pick('endTurn')
    expect(t.hero('ann').life).toBe('alive')
    t.dice(3).pick('breakFree', 'space').pick('endTurn')
    expect(t.told('sinks')).toEqual([{ who: 0 }])
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.table.removed).toHaveLength(1)
    expect(t.table.objectDiscards).toEqual([])
    expect(t.hero('bob')).toMatchObject({ life: 'alive', health: 3 })
  })

  it('CM-PLACE-3 holds whoever walks onto it', () => {
    const t = docOn('abhoth-swamp', 'R5C1', 'train-station R6C1')
    expect(t.refusal('walk', 'R5C2')).toBe('dangerous')
    t.pick('step', 'R5C2')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'space', escape: 2 }])
  })

  it('CM-PLACE-3 but not what flies over it', () => {
    const t = docOn('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R5C2')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-PLACE-4 CM-PLACE-22 pushed in another’s turn it has its own next turn only, and the pusher has killed it', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'R2C3' },
        { ...eye, at: 'R2C2' },
        { is: 'arctic-explorer', at: 'R6C1' },
      ],
      tiles: swamp,
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R2C1').pick('endTurn')
    expect(t.hero('bob').life).toBe('alive')
    t.pickAs('bob', 'endTurn')
    expect(t.told('dies')).toEqual([{ seat: 1, by: 0 }])
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
  })

  it('CM-PLACE-4 kills at the end of the next turn, not of the one in which it caught somebody', () => {
    const t = docOn('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { objects: ['herbs'] })
    t.pick('step', 'R5C2')
    t.pick('endTurn').pick('endTurn')
    expect(t.hero('ann').life).toBe('alive')
    t.untilTurnEnds().pick('endTurn')
    expect([t.hero('ann').life, t.table.removed.length]).toEqual(['out', 1])
  })

  it('CM-PLACE-4 CM-HOLD-1 only quicksand swallows: whoever is caught elsewhere waits unharmed', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'train-station R3C5' },
      { tiles: ['train-station', 'mariners-ship'] },
      { at: 'train-station R3C6' },
    )
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').holds).toMatchObject([{ kind: 'space', sinksIn: 0 }])
    t.pick('endTurn').pickAs('bob', 'endTurn').pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.hero('bob')).toMatchObject({ life: 'alive', health: 3 })
  })

  it('CM-PLACE-5 CM-RULING-63 a monster sinks after the next monster step on its tile', () => {
    const foes = [{ is: 'moon-beast', at: 'R2C2' }] as const
    const t = at({
      heroes: [
        { ...mariner, at: 'R2C3' },
        { ...eye, at: 'R6C1' },
      ],
      tiles: swamp,
      foes,
    })
    t.dice(8).pick('push', 'moon-beast').pick('pushTo', 'R2C1').pick('endTurn')
    t.pick('rouse', 'moon-beast').dice(3, 4).pick('foeBreak', 'space').pick('foeBreak', 'space')
    expect(t.foes('moon-beast')).toEqual([])
    // In the turn of somebody on another tile nothing happens to it.
    const u = at({
      heroes: [mariner, { ...eye, at: 'R6C1' }],
      tiles: swamp,
      foes: [{ is: 'moon-beast', at: 'R2C1', holds: [{ kind: 'space', escape: 2, sinksIn: 1 }] }],
      from: 'end',
    })
    expect(u.foes('moon-beast')).toHaveLength(1)
  })

  it('CM-PLACE-5 CM-PLACE-7 monsters do not walk into it; one that was pushed dies after its next step', () => {
    const t = docOn('abhoth-swamp', 'R5C1', 'train-station R6C1', {
      foes: [{ is: 'cultist', at: 'R6C1' }],
    })
    t.dice(5).pick('push', 'cultist').pick('pushTo', 'R5C2')
    expect(t.foe('cultist').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(6).pick('foeBreak', 'space').untilTurnEnds().dice(6).pick('foeBreak', 'space')
    expect(t.foes('cultist')).toEqual([])
    const walking = docOn('abhoth-swamp', 'R3C1', 'train-station R6C1', {
      foes: [{ is: 'cultist', at: 'R5C3' }],
      from: 'monsters',
    })
    walking.pick('rouse', 'cultist')
    expect([walking.offers('foeWalk', 'R5C2'), walking.offers('foeWalk', 'R6C2')]).toEqual([
      false,
      true,
    ])
  })

  it('CM-PLACE-6 who gets out rolls for each object, and each 1 loses one', () => {
    const t = at({
      heroes: [
        {
          ...eye,
          at: 'R2C1',
          objects: ['herbs', 'net', 'bolos'],
          holds: [{ kind: 'space', escape: 2, sinksIn: 1 }],
        },
        mariner,
      ],
      tiles: swamp,
    })
    t.dice(2).pick('breakFree', 'space').dice(1, 2, 10).pick('escapeTo', 'R2C2')
    expect(t.carries('ann')).toEqual(['net', 'bolos'])
    expect(t.table.objectDiscards).toHaveLength(1)
    t.pick('endTurn')
    expect(t.hero('ann').life).toBe('alive')
  })

  it('CM-PLACE-6 whoever gets out rolls a d10 for each object, and a 1 loses it', () => {
    const t = docOn('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { objects: ['herbs', 'net'] })
    t.pick('step', 'R5C2').dice(2).pick('breakFree', 'space')
    t.dice(1, 7).pick('escapeTo', 'R5C1')
    expect([t.space('ann'), t.carries('ann')]).toEqual(['R5C1', ['net']])
  })

  it('CM-PLACE-6 nothing is spilt that was not in quicksand', () => {
    const t = two({ at: 'R4C3', objects: ['herbs'], holds: [altar] })
    t.dice(1).pick('breakFree', 'space').pick('escapeTo', 'R3C3')
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.table.roll).toEqual({ by: 0, dice: [1], faces: 6, bonus: 0, needed: 0 })
  })

  it('CM-PLACE-7 monsters do not walk into quicksand', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R6C1' }, mariner],
      tiles: swamp,
      foes: [{ is: 'cultist', at: 'R2C2' }],
      from: 'monsters',
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('foeWalk', 'R2C1')).toBe(false)
    expect(t.offers('foeWalk', 'R3C1')).toBe(true)
  })

  it('CM-PLACE-22 CM-DEATH-4 whoever was pushed in by a character was killed by that character', () => {
    const t = at({
      tiles: ['abhoth-swamp', 'train-station', 'medical-school'],
      heroes: [
        { is: 'mariner-merchant', at: 'R5C1' },
        { is: 'private-eye', at: 'R6C1' },
      ],
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R5C2').pick('endTurn')
    t.pick('endTurn')
    expect(t.hero('bob').life).toBe('out')
    expect(t.told('dies')).toMatchObject([{ seat: 1, by: 0 }])
  })
})

describe('Which die is thrown', () => {
  it('CM-PLACE-6 a d10 for each object that comes out of the quicksand', () => {
    const t = two(
      { at: 'abhoth-swamp R2C1', objects: ['net'], holds: [{ kind: 'space', escape: 2 }] },
      { tiles: ['abhoth-swamp', 'base-camp'] },
      { at: 'base-camp R1C1' },
    )
    t.dice(1).pick('breakFree', 'space')
    expect(dieThrown(() => t.pick('escapeTo', 'R2C2'))).toBe('d10')
  })
})

describe('Monsters that are led onto what holds', () => {
  it('CM-PLACE-7 into quicksand never', () => {
    const t = led([{ is: 'moon-beast', at: 'R4C2' }], {
      heroes: [
        { ...doc, at: 'R1C6' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['abhoth-swamp', 'train-station'],
    })
    expect([t.offers('foeWalk', 'R5C2'), t.offers('foeWalk', 'R5C1')]).toEqual([false, true])
  })
})
