import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { two } from '../../testing/one.ts'

const four = [
  { is: 'arctic-explorer', at: 'R3C3' },
  { is: 'private-eye', at: 'R3C4', health: 1 },
  { is: 'psychotherapist', at: 'R6C6', health: 1 },
  { is: 'mariner-merchant', at: 'mariners-ship R5C5' },
] as const

const gone = { life: 'out' } as const

describe('Victory conditions', () => {
  const flags = { victory: 'capture-the-flag', teams: true } as const
  const teams = ['base-camp', 'mariners-ship', 'train-station', 'medical-school'] as const

  it('CM-WIN-1 CM-END-1 CM-END-4 the last character in the game wins as soon as the action is over', () => {
    const t = at({ heroes: four.slice(0, 2) }).dice(4)
    t.pick('attack', 'hands at bob')
    expect(t.outcome).toEqual({ ending: 'lastStanding', winners: [0] })
    expect(t.asked).toBeNull()
  })

  it('CM-WIN-1 CM-TURN-15 with a third player left it goes on, and the dead one takes no turn', () => {
    const t = at({ heroes: four.slice(0, 3), actions: 1 }).dice(4)
    t.pick('attack', 'hands at bob')
    expect(t.outcome).toBeNull()
    expect(t.asked).toBe('cid actions.choose')
    expect(t.hero('bob').life).toBe('out')
  })

  it('CM-WIN-2 CM-END-2 CM-SETUP-3 CM-TERM-12 the last team with a character wins, and its dead with it', () => {
    const t = at({
      settings: { teams: true },
      heroes: [
        four[0],
        four[1],
        { is: 'psychotherapist', ...gone },
        { is: 'mariner-merchant', ...gone },
      ],
    }).dice(4)
    t.pick('attack', 'hands at bob')
    expect(t.outcome).toEqual({ ending: 'lastStanding', winners: [0, 2] })
  })

  it('CM-WIN-2 a team with one character left is not beaten', () => {
    const t = at({ settings: { teams: true }, heroes: four }).dice(4)
    t.pick('attack', 'hands at bob')
    expect(t.outcome).toBeNull()
  })

  it('CM-WIN-3 one that will respawn is still in the game', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R3C3' },
        { is: 'mariner-merchant', at: 'mariners-ship R2C1', health: 1 },
      ],
      turn: 1,
    })
    t.pick('step', 'R1C1')
    expect(t.hero('bob').life).toBe('respawns')
    expect(t.outcome).toBeNull()
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-WIN-4 CM-RULING-48 a side wins when all other spawning spaces are destroyed', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        { is: 'mariner-merchant', at: 'base-camp R3C3', homeHealth: 1 },
      ],
    }).dice(5)
    t.pick('attack', 'hands at home of bob')
    expect(t.outcome).toEqual({ ending: 'flags', winners: [0] })
  })

  it('CM-WIN-4 a spawning space with health left decides nothing', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        { is: 'mariner-merchant', at: 'base-camp R3C3', homeHealth: 2 },
      ],
    }).dice(5)
    t.pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(1)
    expect(t.outcome).toBeNull()
  })

  it('CM-WIN-4 CM-WIN-5 CM-TERM-12 a team is out with its last spawning space, not with its first', () => {
    const razed = (partner: number): ReturnType<typeof at> =>
      at({
        settings: flags,
        heroes: [
          { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
          { is: 'mariner-merchant', at: 'base-camp R3C3', homeHealth: 1 },
          { is: 'private-eye', at: 'train-station R1C6' },
          { is: 'psychotherapist', at: 'base-camp R6C1', homeHealth: partner },
        ],
        tiles: teams,
      })
        .dice(5)
        .pick('attack', 'hands at home of bob')
    expect(razed(3).outcome).toBeNull()
    expect(razed(3).hero('bob').life).toBe('alive')
    expect(razed(0).outcome).toEqual({ ending: 'flags', winners: [0, 2] })
  })

  it('CM-WIN-4 in Capture the Flag the last side with a spawning space wins', () => {
    const t = two(
      { at: 'train-station R1C5' },
      { settings: { victory: 'capture-the-flag' } },
      { homeHealth: 1 },
    )
    t.dice(5).pick('attack', 'hands at home of bob')
    expect(t.outcome).toMatchObject({ ending: 'flags', winners: [0] })
  })

  it('CM-WIN-4 CM-WIN-5 a team is in the game while one of its spawning spaces stands', () => {
    const t = at({
      settings: { victory: 'capture-the-flag', teams: true },
      heroes: [
        { is: 'arctic-explorer', at: 'train-station R1C5' },
        { is: 'private-eye', at: 'train-station R6C1', homeHealth: 1 },
        { is: 'mariner-merchant', at: 'train-station R6C2' },
        { is: 'psychotherapist', at: 'train-station R6C6' },
      ],
      tiles: ['train-station', 'base-camp', 'mariners-ship', 'medical-school'],
    })
    t.dice(8).pick('attack', 'hands at home of bob')
    expect(t.hero('bob').homeHealth).toBe(0)
    expect(t.outcome).toBeNull()
    expect([t.hero('bob').life, t.hero('dee').life]).toEqual(['alive', 'alive'])
  })

  it('CM-WIN-5 CM-RULING-48 with three sides the one without a spawning space leaves, and its objects stay', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        {
          is: 'mariner-merchant',
          at: 'base-camp R3C3',
          homeHealth: 1,
          objects: ['bicycle'],
          powers: ['mm-melee'],
          kills: ['cultist-idol'],
        },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
    }).dice(5)
    t.pick('attack', 'hands at home of bob')
    expect(t.where('bob')).toBe('nowhere')
    expect(t.hero('bob')).toMatchObject({ life: 'out', powers: [], kills: [], objects: [] })
    expect(t.lying('base-camp R3C3').open).toEqual(['bicycle'])
    expect(t.told('out')).toEqual([{ seat: 1 }])
    expect(t.outcome).toBeNull()
    expect(t.hero('cid').life).toBe('alive')
  })

  it('CM-WIN-5 two vampires on a character that leaves come to rest on spaces of their own', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
        { is: 'mariner-merchant', at: 'base-camp R3C3', homeHealth: 1 },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
      foes: [
        { is: 'star-vampire', at: 'base-camp R3C3', on: 1 },
        { is: 'star-vampire', at: 'base-camp R3C3', on: 1 },
      ],
    }).dice(5)
    t.pick('attack', 'hands at home of bob')
    expect(t.foes('star-vampire').map(({ victim }) => victim)).toEqual([-1, -1])
    expect([t.space('star-vampire'), t.space('star-vampire', 2)]).toEqual(['R3C3', 'R4C3'])
  })

  it('CM-WIN-6 the spawning spaces of a side without characters count as destroyed', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [four[0], four[1], { is: 'mariner-merchant', at: 'mariners-ship R6C3' }],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
    }).dice(4)
    t.pick('attack', 'hands at bob')
    expect(t.hero('bob')).toMatchObject({ life: 'out', homeHealth: 0 })
    expect(t.outcome).toBeNull()
  })

  it('CM-WIN-10 if all that are left fall at once, it is a draw between them', () => {
    const t = at({
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C3',
          health: 1,
          mentality: 0,
          objects: ['dynamite-stick'],
          homeHealth: 0,
        },
        { is: 'private-eye', at: 'R4C4', health: 1 },
        { is: 'mariner-merchant', ...gone },
      ],
    }).dice(8)
    t.pick('aim', 'dynamite-stick at R4C4 2')
    expect(t.told('dies').map(({ seat }) => seat)).toEqual([0, 1])
    expect(t.outcome).toEqual({ ending: 'draw', winners: [0, 1] })
  })

  it('CM-WIN-10 who had fallen before has no part in the draw', () => {
    const t = at({
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C3',
          health: 1,
          mentality: 0,
          objects: ['dynamite-stick'],
          homeHealth: 0,
        },
        { is: 'private-eye', at: 'R4C4', health: 1 },
        { is: 'psychotherapist', at: 'R3C2', health: 1, mentality: 0 },
      ],
    })
    t.dice(8).pick('attack', 'hands at cid')
    expect(t.outcome).toBeNull()
    t.dice(8).pick('aim', 'dynamite-stick at R4C4 2')
    expect(t.outcome).toEqual({ ending: 'draw', winners: [0, 1] })
  })
})

describe('How a game ends', () => {
  it('CM-END-3 CM-END-4 who leaves the table is eliminated, its objects stay, and who is left alone wins', () => {
    const t = at({
      heroes: [
        four[0],
        { is: 'mariner-merchant', at: 'R5C3', objects: ['bicycle'], powers: ['mm-melee'] },
        four[2],
      ],
    })
    expect(t.anytime('bob').options).toEqual(['leave'])
    t.interject('bob', 'leave')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('bob')).toMatchObject({ life: 'out', spot: -1, powers: [] })
    expect(t.lying('R5C3').open).toEqual(['bicycle'])
    expect(t.anytime('bob').options).toEqual([])
    t.interject('ann', 'leave')
    expect(t.outcome).toEqual({ ending: 'lastStanding', winners: [2] })
  })

  it('CM-END-3 who leaves in its own turn ends it, and who leaves in the middle of an action is gone after it', () => {
    const t = at({ heroes: four.slice(0, 3) })
    t.interject('ann', 'leave')
    expect(t.asked).toBe('bob actions.choose')
    t.pick('walk', 'R4C4')
    expect(t.asked).toBe('bob move.choose')
    t.interject('bob', 'leave')
    expect(t.told('departs')).toEqual([{ seat: 0 }, { seat: 1 }])
    expect(t.outcome).toEqual({ ending: 'lastStanding', winners: [2] })
  })

  it('CM-END-3 monsters stop when their victim leaves, and go on under another when their controller does', () => {
    const foes = [
      { is: 'cultist', at: 'R2C3' },
      { is: 'cultist', at: 'R3C2' },
    ] as const
    const t = at({ heroes: four.slice(0, 3), foes, from: 'monsters' })
    expect(t.asked).toBe('bob monsterStep.choose')
    t.interject('bob', 'leave')
    expect(t.asked).toBe('cid monsterStep.choose')
    const u = at({ heroes: four.slice(0, 3), foes, from: 'monsters' })
    u.pick('rouse', 'cultist#2').interject('ann', 'leave')
    expect(u.hero('ann').life).toBe('out')
    expect(u.asked).toBe('bob actions.choose')
  })

  it('CM-END-3 where all play together nobody is eliminated by leaving', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: four.slice(0, 2),
      foes: [{ is: 'cultist', at: 'R5C3' }],
    })
    expect(t.anytime('bob').options).toEqual([])
  })
})
