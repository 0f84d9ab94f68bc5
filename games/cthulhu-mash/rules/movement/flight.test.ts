import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { tilesWith } from '../../testing/on-tile.ts'
import { flyer } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R6C6' } as const

describe('Flying', () => {
  it('CM-FLY-3 CM-FLY-4 it passes over a dotted obstacle but ends neither there nor on a piece', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'R6C4' }, eye],
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

  it('CM-FLY-6 CM-PROMPT-12 who can fly chooses for each move; objects help only walking', () => {
    const heroes = [{ ...flyer, at: 'R5C1', objects: ['bicycle'] }, eye] as const
    const t = at({ heroes, tiles: ['train-station'] })
    expect(t.offers('takeOff')).toBe(true)
    t.pick('walk', 'R5C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7, isFlying: false })
    t.pick('stop').pick('takeOff').pick('walk', 'R5C1')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 5, isFlying: true })
    const u = at({
      heroes: [{ ...flyer, isFlying: false, at: 'R5C1' }, eye],
      tiles: ['train-station'],
    })
    expect(u.offers('takeOff')).toBe(false)
  })

  it('CM-FLY-7 CM-RULING-32 CM-TURN-10 CM-TURN-11 flight ends with the turn, and the space then acts', () => {
    const t = at({
      heroes: [{ ...flyer, at: 'ice-floats R6C2' }, eye],
      tiles: tilesWith('ice-floats'),
    })
    t.pick('takeOff').pick('walk', 'R6C1').pick('stop')
    expect(t.hero('ann').life).toBe('alive')
    t.pick('endTurn')
    expect(t.told('swallowed')).toEqual([{ who: 0, spot: expect.any(Number) }])
    expect(t.hero('ann').life).toBe('out')
    expect(t.hero('bob').health).toBe(4)
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

  it('CM-SWIM-2 CM-RULING-33 water costs it one point, ice two', () => {
    const t = dock('deep-one')
    // R4C3 and R5C3 are water, R6C3 is ice: four of five points. R6C2 would be two more.
    expect(t.offers('foeWalk', 'R6C3')).toBe(true)
    expect(t.offers('foeWalk', 'R6C2')).toBe(false)
  })
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
