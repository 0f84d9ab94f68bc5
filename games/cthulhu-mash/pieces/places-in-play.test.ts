import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'
import type { TileSlug } from '../tiles/tile-maps.ts'

/** Ann on a space of a tile; Bob on another of the same tile. */
const on = (
  tile: TileSlug,
  space: string,
  bob: string,
  more: Partial<Position> = {},
  hero: Partial<HeroAt> = {},
) =>
  at({
    tiles: [tile, 'train-station'],
    heroes: [
      { is: 'psychotherapist', at: space, ...hero },
      { is: 'private-eye', at: bob },
    ],
    ...more,
  })

describe('mud and ice', () => {
  it.each([
    ['base-camp', 'R3C1'],
    ['elder-city', 'R3C1'],
    ['ice-cave', 'R3C1'],
    ['ice-floats', 'R3C1'],
    ['abhoth-swamp', 'R3C1'],
  ] as const)('CM-PLACE-1 a step on the %s costs 2 points', (tile, space) => {
    const t = on(tile, space, 'train-station R6C1')
    const next = t.offered.find((one) => one.startsWith('walk '))?.split(' ')[1] ?? ''
    expect(next).not.toBe('')
    // Six points: three steps, so nothing four steps away is offered.
    const far = t.offered
      .filter((one) => one.startsWith('walk '))
      .map((one) => one.split(' ')[1] ?? '')
      .map((name) => Math.abs(Number(name[1]) - 3) + Math.abs(Number(name[3]) - 1))
    expect(Math.max(...far)).toBe(3)
  })

  it('CM-PLACE-2 whoever flies pays nothing for it', () => {
    const t = on('abhoth-swamp', 'R3C1', 'train-station R6C1', {}, { isFlying: true })
    t.pick('takeOff')
    expect(t.offers('walk', 'R3C6')).toBe(true)
  })
})

describe('the quicksand of the Abhoth Swamp', () => {
  it('CM-PLACE-3 holds whoever walks onto it', () => {
    const t = on('abhoth-swamp', 'R5C1', 'train-station R6C1')
    expect(t.refusal('walk', 'R5C2')).toBe('dangerous')
    t.pick('step', 'R5C2')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'space', escape: 2 }])
  })

  it('CM-PLACE-3 but not what flies over it', () => {
    const t = on('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R5C2')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-PLACE-4 kills at the end of the next turn, not of the one in which it caught somebody', () => {
    const t = on('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { objects: ['herbs'] })
    t.pick('step', 'R5C2')
    t.pick('endTurn').pick('endTurn')
    expect(t.hero('ann').life).toBe('alive')
    t.untilTurnEnds().pick('endTurn')
    expect([t.hero('ann').life, t.table.removed.length]).toEqual(['out', 1])
  })

  it('CM-PLACE-6 whoever gets out rolls a d10 for each object, and a 1 loses it', () => {
    const t = on('abhoth-swamp', 'R5C1', 'train-station R6C1', {}, { objects: ['herbs', 'net'] })
    t.pick('step', 'R5C2').dice(2).pick('breakFree', 'space')
    t.dice(1, 7).pick('escapeTo', 'R5C1')
    expect([t.space('ann'), t.carries('ann')]).toEqual(['R5C1', ['net']])
  })

  it('CM-PLACE-5 CM-PLACE-7 monsters do not walk into it; one that was pushed dies after its next step', () => {
    const t = on('abhoth-swamp', 'R5C1', 'train-station R6C1', {
      foes: [{ is: 'cultist', at: 'R6C1' }],
    })
    t.dice(5).pick('push', 'cultist').pick('pushTo', 'R5C2')
    expect(t.foe('cultist').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(6).pick('foeBreak', 'space').untilTurnEnds().dice(6).pick('foeBreak', 'space')
    expect(t.foes('cultist')).toEqual([])
    const walking = on('abhoth-swamp', 'R3C1', 'train-station R6C1', {
      foes: [{ is: 'cultist', at: 'R5C3' }],
      from: 'monsters',
    })
    walking.pick('rouse', 'cultist')
    expect([walking.offers('foeWalk', 'R5C2'), walking.offers('foeWalk', 'R6C2')]).toEqual([
      false,
      true,
    ])
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

describe('the Ice Cave of Madness', () => {
  const beside = (more: Partial<Position> = {}, hero: Partial<HeroAt> = {}) =>
    at({
      tiles: ['family-farm', { is: 'ice-cave', isHidden: true }],
      heroes: [
        { is: 'psychotherapist', at: 'R4C6', ...hero },
        { is: 'private-eye', at: 'R6C1' },
      ],
      generators: ['cultist-idol'],
      ...more,
    })

  it('CM-PLACE-9 CM-PLACE-10 lies with its name side to the revealer, who comes in through the ceiling', () => {
    const t = beside()
    t.dice(1, 3, 3).pick('gate')
    expect(t.table.places[1]?.rotation).toBe(3)
    expect(t.where('ann')).toBe('ice-cave R4C4')
  })

  it('CM-PLACE-11 from the ceiling space only those who fly get back up', () => {
    const inside = (isFlying: boolean) =>
      at({
        tiles: ['family-farm', { is: 'ice-cave', turned: 3 }],
        heroes: [
          { is: 'psychotherapist', at: 'ice-cave R4C4', isFlying },
          { is: 'private-eye', at: 'R6C1' },
        ],
      })
    expect(inside(false).offers('gate')).toBe(false)
    const t = inside(true)
    t.pick('takeOff').pick('climb')
    expect(t.where('ann')).toBe('family-farm R4C6')
  })

  it('CM-PLACE-12 a piece pushed into the gate above arrives on the ceiling space', () => {
    const t = at({
      tiles: ['family-farm', { is: 'ice-cave', turned: 3 }],
      heroes: [
        { is: 'mariner-merchant', at: 'R4C6' },
        { is: 'private-eye', at: 'R6C1' },
      ],
      foes: [{ is: 'cultist', at: 'R3C6' }],
    })
    t.pick('walk', 'R3C5').pick('stop')
    t.dice(5).pick('push', 'cultist').pick('pushGate')
    expect(t.where('cultist')).toBe('ice-cave R4C4')
  })
})

describe('single spaces', () => {
  it('CM-PLACE-13 CM-ICON-13 the refreshment dispenser restores 1 health for an action', () => {
    const t = on('innsmouth-dock', 'R1C1', 'R6C6', {}, { health: 1 })
    const { actions } = t.table
    t.pick('refresh', 'health')
    expect([t.hero('ann').health, t.table.actions]).toEqual([2, actions - 1])
    t.pick('refresh', 'health')
    expect(t.refusal('refresh', 'health')).toBe('nothing-to-restore')
  })

  it('CM-ICON-14 CM-ICON-15 the reading desk replenishes 1 mentality for an action, as often as one has actions', () => {
    const t = on('university-library', 'R2C1', 'R6C6', {}, { mentality: 2 })
    t.pick('refresh', 'mentality').pick('refresh', 'mentality')
    expect(t.hero('ann').mentality).toBe(4)
  })

  it('CM-PLACE-14 webs of the Leng Plateau hold who walks in and who is pushed in, but not who flies in', () => {
    const t = on('leng-plateau', 'R4C1', 'R6C6')
    t.pick('step', 'R5C1')
    expect(t.hero('ann').holds).toMatchObject([{ escape: 2 }])
    const flying = on('leng-plateau', 'R4C1', 'R6C6', {}, { isFlying: true })
    flying.pick('takeOff').pick('walk', 'R5C1')
    expect(flying.hero('ann').holds).toEqual([])
    const pushed = on('leng-plateau', 'R3C1', 'R6C6', { foes: [{ is: 'mi-go', at: 'R4C1' }] })
    pushed.dice(5).pick('push', 'mi-go').pick('pushTo', 'R5C1')
    expect(pushed.foe('mi-go').holds).toMatchObject([{ kind: 'space', escape: 2 }])
  })

  it('CM-PLACE-15 the tentacles of the ship hold whatever comes, flying or not', () => {
    const t = on('mariners-ship', 'R2C5', 'R6C4')
    t.pick('step', 'R2C6')
    expect(t.hero('ann')).toMatchObject({ health: 2, holds: [{ kind: 'space', escape: 2 }] })
    const flying = on('mariners-ship', 'R2C5', 'R6C4', {}, { isFlying: true })
    flying.pick('takeOff').pick('step', 'R2C6')
    expect(flying.hero('ann')).toMatchObject({ health: 2, holds: [{ kind: 'space', escape: 2 }] })
  })

  it('CM-PLACE-17 the chest of the ship is where the Skeleton Key is used', () => {
    const t = on('mariners-ship', 'R5C1', 'R6C4', {}, { objects: ['skeleton-key'] })
    expect(t.offers('use', 'skeleton-key')).toBe(true)
    expect(
      on('mariners-ship', 'R5C2', 'R6C4', {}, { objects: ['skeleton-key'] }).refusal(
        'use',
        'skeleton-key',
      ),
    ).toBe('no-chest')
  })

  it('CM-PLACE-18 CM-OPER-1 CM-OPER-2 CM-OPER-3 the drill does 2 damage to one target in its outline, out of sight too', () => {
    const t = on('mine-lab', 'R2C6', 'R6C6', {
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

  it('CM-PLACE-19 CM-RULING-55 the psychotherapy machine hurts on a 1 and replenishes mentality on 2 to 6', () => {
    const t = on('medical-school', 'R3C6', 'R1C1', {}, { mentality: 2 })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 2 })
    t.dice(2).pick('refresh', 'therapy')
    t.dice(6).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 4 })
  })

  it('CM-PLACE-20 CM-PLACE-21 CM-ICON-17 the transporter leads to any gate space on a 3 or more, and whoever is there changes places', () => {
    const t = on('moon-base', 'R3C1', 'train-station R6C3')
    t.dice(2).pick('transport')
    expect(t.where('ann')).toBe('moon-base R3C1')
    expect(t.table.roll).toMatchObject({ dice: [2], bonus: 0, needed: 3 })
    t.dice(3).pick('transport').pick('goTo', 'train-station R6C3')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R6C3', 'moon-base R3C1'])
  })
})
