import { describe, expect, it } from 'vitest'
import { asVersion2 } from '../../earlier/version-2.ts'
import { at } from '../../testing/at.ts'
import { besideHome } from '../../testing/death.ts'
import { two } from '../../testing/one.ts'

const gone = { life: 'out' } as const

describe('Attacks on spawning spaces', () => {
  const flags = { victory: 'capture-the-flag', teams: true } as const
  const teams = ['base-camp', 'mariners-ship', 'train-station', 'medical-school'] as const

  it.each([
    [4, 3],
    [5, 2],
  ])('CM-HOME-3 a %i against defence 5 leaves it %i health', (die, left) => {
    const t = besideHome().dice(die).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(left)
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-WIN-5 CM-WIN-6 CM-HOME-3 the space of somebody who is out counts and can be attacked while a teammate is left; who leaves is told out once', () => {
    const t = at({
      settings: flags,
      heroes: [
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        { is: 'mariner-merchant', life: 'out', homeHealth: 1 },
        { is: 'private-eye', at: 'train-station R1C6' },
        { is: 'psychotherapist', at: 'base-camp R3C3', homeHealth: 0 },
      ],
      tiles: teams,
    })
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.told('out')).toEqual([{ seat: 3 }])
    expect(t.outcome).toEqual({ ending: 'flags', winners: [0, 2] })
  })

  it('CM-HOME-3 CM-WIN-6 the space of somebody who is out with all its side cannot be attacked any more', () => {
    const beside = (settings: object, dee: object): ReturnType<typeof at> =>
      at({
        settings: { ...settings },
        heroes: [
          { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
          { is: 'mariner-merchant', ...gone },
          { is: 'private-eye', at: 'train-station R1C6' },
          { is: 'psychotherapist', at: 'train-station R6C6', ...dee },
        ],
        tiles: teams,
      })
    const isOffered = (t: ReturnType<typeof at>): boolean =>
      t.offers('attack', 'hands at home of bob')
    expect(isOffered(beside({ teams: true }, {}))).toBe(true)
    expect(isOffered(beside({}, {}))).toBe(false)
    const old = beside({ teams: true }, {})
    asVersion2(old.state)
    expect(isOffered(old)).toBe(false)
  })

  it('CM-HOME-3 CM-HOME-6 CM-HOME-7 an opponent can attack it: defence 5, health 3', () => {
    const t = two({ at: 'train-station R1C5' }, { actions: 4 })
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(4).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(6).pick('attack', 'hands at home of bob').dice(7).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(0)
  })

  it('CM-HOME-4 whoever stands on it is a target of its own, and the space stops no line', () => {
    const t = besideHome({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C4', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'R1C6' },
      ],
    })
    expect(t.offers('attack', 'revolver-32 at bob')).toBe(true)
    t.dice(5).pick('attack', 'revolver-32 at home of bob')
    expect(t.hero('bob')).toMatchObject({ health: 4, homeHealth: 2 })
  })

  it('CM-HOME-5 CM-RULING-78 not one of the own side, and none in a cooperative game', () => {
    const own = besideHome({
      heroes: [
        { is: 'private-eye', at: 'R1C5' },
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
      ],
    })
    expect(own.offers('attack', 'hands at home of ann')).toBe(false)
    const together = besideHome({ settings: { victory: 'cooperative' } })
    expect(together.offers('attack', 'hands at home of bob')).toBe(false)
    const team = besideHome({
      settings: { teams: true },
      heroes: [
        { is: 'arctic-explorer', at: 'R1C5' },
        { is: 'psychotherapist', at: 'base-camp R1C1' },
        { is: 'private-eye', at: 'base-camp R1C2' },
        { is: 'mariner-merchant', at: 'base-camp R1C3' },
      ],
    })
    expect(team.offers('attack', 'hands at home of cid')).toBe(false)
  })

  it('CM-HOME-5 nobody attacks the own one', () => {
    const t = two({ at: 'base-camp R1C5' })
    expect(t.offers('attack', 'hands at home of ann')).toBe(false)
  })

  it('CM-HOME-6 CM-HOME-7 CM-HOME-8 damage stays, at zero it is destroyed and restores nobody', () => {
    const t = besideHome({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C5', health: 1 },
        { is: 'private-eye', at: 'base-camp R1C1', homeHealth: 1 },
        { is: 'psychotherapist', at: 'base-camp R1C2' },
      ],
    })
    t.dice(8).pick('attack', 'hands at home of bob')
    expect(t.told('homeFalls')).toHaveLength(1)
    expect(t.offers('attack', 'hands at home of bob')).toBe(false)
    t.pick('walk', 'R1C6').pick('stop')
    expect(t.refusal('refresh', 'spawn')).toBe('home-destroyed')
  })

  it('CM-HOME-12 it cannot be pushed or held, and a chain that strikes it ends there', () => {
    const t = besideHome({
      heroes: [
        { is: 'psychotherapist', at: 'R1C5', objects: ['handcuffs'] },
        { is: 'private-eye', at: 'base-camp R1C1' },
      ],
    })
    expect(t.offered.filter((one) => /^(push|attack)/.test(one))).toEqual([
      'attack hands at home of bob',
    ])
    const chain = besideHome({
      heroes: [
        { is: 'psychotherapist', at: 'R1C4', objects: ['electric-gun'] },
        { is: 'private-eye', at: 'base-camp R1C1' },
      ],
      foes: [{ is: 'cultist', at: 'R2C6' }],
    })
    chain.dice(8).pick('attack', 'electric-gun at home of bob')
    expect(chain.hero('bob').homeHealth).toBe(2)
    expect(chain.foes('cultist')).toHaveLength(1)
  })

  it('CM-OPT-12 monsters-attack-spawn: they may go for the spawning space with what does damage', () => {
    const position = {
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R6C1' },
        { is: 'private-eye', at: 'train-station R3C1' },
      ] as const,
      tiles: ['train-station', 'base-camp'] as const,
      foes: [
        { is: 'cultist', at: 'train-station R1C5' },
        { is: 'leng-spider', at: 'train-station R6C6' },
      ] as const,
      turn: 1,
    } as const
    const t = at({
      ...position,
      settings: { monstersAttackSpawn: true, monsterControl: 'left-player' },
    })
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(5).pick('foeStrike', 'home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    t.dice(4).pick('foeStrike', 'home of bob')
    expect(t.hero('bob').homeHealth).toBe(2)
    // A web does no damage, so it is no attack on a space.
    t.pick('rouse', 'leng-spider')
    expect(t.offers('foeShoot', 'home of bob')).toBe(false)
    const plain = at({ ...position, settings: { monsterControl: 'left-player' } })
    plain.pick('endTurn').pick('rouse', 'cultist')
    expect(plain.offers('foeStrike', 'home of bob')).toBe(false)
  })
})
