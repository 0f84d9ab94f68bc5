import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'R1C2', mentality: 0 } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const swamp = ['abhoth-swamp', 'train-station', 'mariners-ship'] as const

describe('Abhoth Swamp', () => {
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

  it('CM-PLACE-3 CM-FLY-2 what flies is not held by quicksand, moved or pushed', () => {
    const t = at({
      heroes: [{ ...eye, is: 'psychotherapist', at: 'R2C2', isFlying: true }, mariner],
      tiles: swamp,
    })
    t.pick('takeOff').pick('walk', 'R2C1').pick('stop')
    expect(t.hero('ann').holds).toEqual([])
    const u = at({
      heroes: [
        { ...mariner, at: 'R2C3' },
        { ...eye, at: 'R6C1' },
      ],
      tiles: swamp,
      foes: [{ is: 'mi-go', at: 'R2C2' }],
    })
    u.dice(8).pick('push', 'mi-go').pick('pushTo', 'R2C1')
    expect(u.foe('mi-go').holds).toEqual([])
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
})

describe('Ice Cave of Madness', () => {
  /** The station's n gate looks east, at the cave. */
  const tiles = (cave: object) =>
    [
      { is: 'train-station', turned: 1, isStart: false },
      { is: 'ice-cave', ...cave },
      { is: 'mariners-ship', column: 4, row: 4 },
    ] as const
  const atGate = { ...eye, at: 'train-station R6C3' } as const

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
          { ...eye, ...hero, at: 'ice-cave R4C4' },
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

  it('CM-PLACE-12 CM-RULING-13 CM-GATE-7 who is pushed into the facing gate comes down there alive', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'train-station R5C3' }, atGate],
      tiles: tiles({ turned: 3 }),
    })
    t.dice(8).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.where('bob')).toBe('ice-cave R4C4')
    expect(t.hero('bob').health).toBe(4)
  })
})

describe('Machines and the ship', () => {
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
      heroes: [{ ...eye, is: 'psychotherapist', isFlying: true, at: 'R1C2' }, mariner],
      tiles: leng,
    })
    flying.pick('takeOff').pick('walk', 'R2C2').pick('stop')
    expect(flying.hero('ann').holds).toEqual([])
  })
  const eye2 = { is: 'private-eye', at: 'train-station R1C1' } as const

  it('CM-PLACE-17 the Skeleton Key opens the chest on its space only', () => {
    const ship = (at1: string) =>
      at({
        heroes: [{ ...eye, at: at1, objects: ['skeleton-key'] }, mariner],
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

  it('CM-PLACE-18 CM-PROMPT-21 the drill strikes one target inside the green outline for two', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R2C6' }, mariner],
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
      heroes: [{ ...eye, at: 'R2C5' }, mariner],
      tiles: ['mine-lab', 'train-station'],
      foes: [{ is: 'moon-beast', at: 'R2C4' }],
    })
    expect(u.offers('drill')).toBe(false)
  })

  it('CM-PLACE-19 CM-RULING-55 the psychotherapy machine hurts on a 1 and helps on 2 to 6', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R3C6' }, mariner],
      tiles: ['medical-school', 'train-station'],
    })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 0 })
    t.dice(2).pick('refresh', 'therapy').dice(6).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 2 })
  })

  it('CM-PLACE-20 CM-PLACE-21 CM-TERM-20 the transporter leads to any gate space; who stood there comes to the machine', () => {
    const t = at({
      heroes: [
        { ...eye, at: 'R3C1' },
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
})
