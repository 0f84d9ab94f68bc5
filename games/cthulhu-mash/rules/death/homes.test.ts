import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

/** The Arctic Explorer beside the spawning space of the Private Eye, in the Train Station. */
const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'arctic-explorer', at: 'R1C5', objects: ['revolver-32'] },
      { is: 'private-eye', at: 'base-camp R1C1' },
      { is: 'psychotherapist', at: 'base-camp R1C2' },
    ],
    tiles: ['train-station', 'base-camp', 'medical-school'],
    ...more,
  })

describe('Spawning spaces', () => {
  it('CM-HOME-2 an action there restores what it shows, to the base', () => {
    const t = table({
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

  it.each([
    [4, 3],
    [5, 2],
  ])('CM-HOME-3 a %i against defence 5 leaves it %i health', (die, left) => {
    const t = table().dice(die).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(left)
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-HOME-3 CM-SPELL-5 CM-SPELL-6 a spell that holds is aimed at no spawning space', () => {
    const spells = ['bind-enemy', 'grasp-of-cthulhu', 'freezing-wrack'] as const
    const heroes = [
      { is: 'arctic-explorer', at: 'R1C4', spells: [...spells] },
      { is: 'private-eye', at: 'R3C4' },
    ] as const
    const t = table({ heroes: [...heroes] })
    const aimedAt = (target: string): boolean[] =>
      spells.map((spell) => t.offers('attack', `${spell} at ${target}`))
    expect(aimedAt('home of bob')).toEqual([false, false, false])
    expect(aimedAt('bob')).toContain(true)
  })

  it('CM-HOME-4 whoever stands on it is a target of its own, and the space stops no line', () => {
    const t = table({
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
    const own = table({
      heroes: [
        { is: 'private-eye', at: 'R1C5' },
        { is: 'arctic-explorer', at: 'base-camp R1C1' },
      ],
    })
    expect(own.offers('attack', 'hands at home of ann')).toBe(false)
    const together = table({ settings: { victory: 'cooperative' } })
    expect(together.offers('attack', 'hands at home of bob')).toBe(false)
    const team = table({
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

  it('CM-HOME-6 CM-HOME-7 CM-HOME-8 damage stays, at zero it is destroyed and restores nobody', () => {
    const t = table({
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

  it('CM-HOME-9 without it the next death is the last', () => {
    const t = table({
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

  it('CM-HOME-10 who waits to come back there is out at once', () => {
    const t = table({
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

  it('CM-HOME-11 that of a character whom nobody plays restores, and cannot be attacked', () => {
    const t = table({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C5', health: 2 },
        { is: 'psychotherapist', at: 'base-camp R1C2' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    t.pick('walk', 'R1C6').pick('stop').pick('refresh', 'spawn')
    expect(t.hero('ann').health).toBe(5)
  })

  it('CM-HOME-12 it cannot be pushed or held, and a chain that strikes it ends there', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R1C5', objects: ['handcuffs'] },
        { is: 'private-eye', at: 'base-camp R1C1' },
      ],
    })
    expect(t.offered.filter((one) => /^(push|attack)/.test(one))).toEqual([
      'attack hands at home of bob',
    ])
    const chain = table({
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
})
