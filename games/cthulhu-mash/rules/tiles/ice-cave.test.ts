import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'
import { docOn, tilesWith } from '../../testing/on-tile.ts'
import { doc, eye, flyer, type HeroAt } from '../../testing/one.ts'

const eyeInWest = { is: 'private-eye', at: 'R1C1' } as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const
const wearyEye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('Mud, snow and ice', () => {
  it.each([
    ['base-camp', 'R3C1'],
    ['elder-city', 'R3C1'],
    ['ice-cave', 'R3C1'],
    ['ice-floats', 'R3C1'],
    ['abhoth-swamp', 'R3C1'],
  ] as const)('CM-PLACE-1 a step on the %s costs 2 points', (tile, space) => {
    const t = docOn(tile, space, 'train-station R6C1')
    const next = t.offered.find((one) => one.startsWith('walk '))?.split(' ')[1] ?? ''
    expect(next).not.toBe('')
    // Six points: three steps, so nothing four steps away is offered.
    const far = t.offered
      .filter((one) => one.startsWith('walk '))
      .map((one) => one.split(' ')[1] ?? '')
      .map((name) => Math.abs(Number(name[1]) - 3) + Math.abs(Number(name[3]) - 1))
    expect(Math.max(...far)).toBe(3)
  })

  it('CM-PLACE-2 CM-ICON-4 the Explorer and Ice Boots pay it not on ice, but in mud', () => {
    const points = (tile: 'ice-floats' | 'abhoth-swamp', hero: object): unknown => {
      const t = at({
        heroes: [{ ...eyeInWest, at: 'R3C1', ...hero }, mariner2],
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

  it('CM-FLY-1 CM-ICON-5 CM-PLACE-2 who flies pays no boots', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'ice-floats R6C3' }, eyeInCorner],
      tiles: tilesWith('ice-floats'),
    })
    t.pick('takeOff').pick('walk', 'R6C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 5, isFlying: true })
  })

  it('CM-PLACE-2 whoever flies pays nothing for it', () => {
    const t = docOn('abhoth-swamp', 'R3C1', 'train-station R6C1', {}, { isFlying: true })
    t.pick('takeOff')
    expect(t.offers('walk', 'R3C6')).toBe(true)
  })
})

describe('The Ice Cave of Madness', () => {
  const atGate = { ...wearyEye, at: 'train-station R6C3' } as const

  /** The station's n gate looks east, at the cave. */
  const tiles = (cave: object) =>
    [
      { is: 'train-station', turned: 1, isStart: false },
      { is: 'ice-cave', ...cave },
      { is: 'mariners-ship', column: 4, row: 4 },
    ] as const

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

  it('CM-PLACE-9 CM-PLACE-10 CM-PLACE-8 it is turned with its name side to whoever comes, who drops from the ceiling', () => {
    const t = at({
      heroes: [atGate, { ...mariner, at: 'mariners-ship R1C6' }],
      tiles: tiles({ isHidden: true }),
      generators: ['cultist-idol'],
    })
    t.dice(1, 6, 3).pick('gate')
    expect(t.table.places[1]?.rotation).toBe(3)
    expect(t.where('ann')).toBe('ice-cave R4C4')
  })

  it('CM-PLACE-9 CM-PLACE-10 lies with its name side to the revealer, who comes in through the ceiling', () => {
    const t = beside()
    t.dice(1, 3, 3).pick('gate')
    expect(t.table.places[1]?.rotation).toBe(3)
    expect(t.where('ann')).toBe('ice-cave R4C4')
  })

  it('CM-PLACE-10 CM-RULING-13 so does everybody after that, and whoever is there comes to the gate', () => {
    const t = at({
      heroes: [atGate, { ...mariner, at: 'mariners-ship R1C6' }],
      tiles: tiles({ turned: 3 }),
      foes: [{ is: 'cultist', at: 'ice-cave R4C4' }],
    })
    t.pick('gate')
    expect(t.where('ann')).toBe('ice-cave R4C4')
    expect(t.where('cultist')).toBe('train-station R6C3')
  })

  it('CM-PLACE-11 only who flies gets up again, for a point', () => {
    const cave = (hero: object, turned = 3) =>
      at({
        heroes: [
          { ...wearyEye, ...hero, at: 'ice-cave R4C4' },
          { ...mariner, at: 'mariners-ship R1C6' },
        ],
        tiles: tiles({ turned }),
      })
    const t = cave({ is: 'psychotherapist', isFlying: true })
    expect(t.offers('climb')).toBe(false)
    t.pick('takeOff').pick('climb')
    expect(t.where('ann')).toBe('train-station R6C3')
    expect(t.asked).toBe('ann actions.choose')
    expect(cave({}).offers('climb')).toBe(false)
    expect(cave({ is: 'psychotherapist', isFlying: true }, 0).pick('takeOff').offers('climb')).toBe(
      false,
    )
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

  it('CM-PLACE-11 one climbs from the ceiling space alone', () => {
    const t = at({
      heroes: [{ ...doc, at: 'ice-cave R4C3', isFlying: true }, eye],
      tiles: [
        { is: 'cultist-temple', row: 0, column: 0 },
        { is: 'ice-cave', row: 1, column: 0 },
      ],
    }).pick('takeOff')
    expect(t.offers('climb')).toBe(false)
  })

  it('CM-PLACE-11 one point is enough to climb', () => {
    const t = at({
      heroes: [{ ...doc, at: 'ice-cave R4C4', isFlying: true }, eye],
      tiles: [
        { is: 'cultist-temple', row: 0, column: 0 },
        { is: 'ice-cave', row: 1, column: 0 },
      ],
      piles: [{ at: 'ice-cave R4C4', open: ['net', 'herbs', 'bolos', 'pitchfork', 'sword-cane'] }],
    })
    t.pick('takeOff')
    for (const object of ['net', 'herbs', 'bolos', 'pitchfork', 'sword-cane'] as const)
      t.pick('pickUp', object)
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    t.pick('climb')
    expect(t.where('ann')).toBe('cultist-temple R1C4')
  })

  it('CM-PLACE-11 who flies gets up from the ceiling only where a gate faces the name side', () => {
    const below = (is: 'mine-lab' | 'cultist-temple'): boolean =>
      at({
        heroes: [{ ...doc, at: 'ice-cave R4C4', isFlying: true }, eye],
        tiles: [
          { is, row: 0, column: 0 },
          { is: 'ice-cave', row: 1, column: 0 },
        ],
      })
        .pick('takeOff')
        .offers('climb')
    expect(below('cultist-temple')).toBe(true)
    // The Mine Lab has no gate on its s side.
    expect(below('mine-lab')).toBe(false)
  })

  it('CM-PLACE-11 nobody climbs out of it to a tile that lies face down', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-cave R4C4', home: 'none', isFlying: true },
        { is: 'psychotherapist', at: 'ice-cave R1C2', home: 'none' },
      ],
      tiles: [
        { is: 'leng-plateau', isHidden: true, column: 0, row: 0 },
        { is: 'ice-cave', column: 0, row: 1 },
      ],
    })
    t.pick('takeOff')
    expect(t.offers('climb')).toBe(false)
  })

  it('CM-PLACE-12 CM-RULING-13 CM-GATE-7 who is pushed into the facing gate comes down there alive', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'train-station R5C3' }, atGate],
      tiles: tiles({ turned: 3 }),
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.where('bob')).toBe('ice-cave R4C4')
    expect(t.hero('bob').health).toBe(4)
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
