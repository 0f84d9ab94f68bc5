import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { byGate, stationAndLibrary } from '../../testing/facing-gates.ts'
import { one } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R6C3' } as const
const doc = { is: 'psychotherapist', at: 'medical-school R1C6' } as const

describe('Pushed into a gate', () => {
  const pusher = { ...eye, is: 'mariner-merchant', at: 'R5C3' } as const
  const pushed = { ...doc, at: 'train-station R6C3', objects: ['herbs'] } as const

  const below: NonNullable<Position['tiles']> = [
    { is: 'cultist-temple', row: 0, column: 0 },
    { is: 'leng-plateau', row: 1, column: 0 },
  ]

  it('CM-GATE-22 CM-RULING-4 into a connected gate: to the other side, and who stood there comes to the near side', () => {
    const t = at({
      heroes: [pusher, pushed],
      tiles: stationAndLibrary(),
      foes: [{ is: 'cultist', at: 'university-library R6C3' }],
    })
    t.dice(5).pick('push', 'bob')
    expect(t.offers('pushTo', 'R6C2')).toBe(true)
    t.pick('pushGate', 'train-station R6C3')
    expect(t.where('bob')).toBe('university-library R6C3')
    expect(t.where('cultist')).toBe('train-station R6C3')
    expect(t.where('ann')).toBe('train-station R5C3')
  })

  it('CM-GATE-22 CM-PUSH-8 a piece is pushed through a connected gate', () => {
    const t = byGate(
      'train-station',
      { is: 'mariner-merchant', at: 'R4C5' },
      { foes: [{ is: 'cultist', at: 'R4C6' }] },
    )
    t.dice(5).pick('push', 'cultist').pick('pushGate')
    expect(t.where('cultist')).toBe('train-station R3C1')
  })

  it('CM-GATE-23 CM-RULING-16 CM-RULING-15 into an open gate: the pusher reveals and rolls, and monsters spawn for a character', () => {
    const t = at({
      heroes: [pusher, pushed],
      tiles: stationAndLibrary({ isHidden: true }),
      generators: ['cultist-idol'],
    })
    t.dice(5).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.asked).toBe('ann reveal.rotate')
    t.dice(1, 1, 6).pick('turnTile', 3)
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R2C6')
    expect(t.told('spawns')).toHaveLength(1)
    expect(t.told('populates')).toMatchObject([{ count: 1 }])
  })

  it('CM-GATE-23 CM-RULING-16 nothing spawns for a monster that is pushed there', () => {
    const t = at({
      heroes: [pusher, doc],
      tiles: stationAndLibrary({ isHidden: true }),
      foes: [{ is: 'cultist', at: 'R6C3' }],
      generators: ['cultist-idol'],
    })
    t.dice(4).pick('push', 'cultist').pick('pushGate', 'train-station R6C3')
    t.dice(1, 1, 6).pick('turnTile', 3)
    expect(t.told('spawns')).toEqual([])
    expect(t.where('cultist')).toBe('university-library R6C3')
    expect(t.where('cultist-idol')).toBe('university-library R1C6')
  })

  it('CM-GATE-23 CM-SPAWN-5 a monster pushed into an open gate turns the tile up, but nothing spawns there', () => {
    const t = byGate(
      { is: 'mine-lab', isHidden: true },
      { is: 'mariner-merchant', at: 'R4C5' },
      { foes: [{ is: 'cultist', at: 'R4C6' }], generators: ['cultist-idol'] },
    )
    t.dice(5).pick('push', 'cultist').pick('pushGate')
    t.dice(1, 6, 1).pick('turnTile', 0)
    expect([t.where('cultist'), t.foes('cultist').length]).toEqual(['mine-lab R3C1', 1])
    expect(t.where('cultist-idol')).toBe('mine-lab R6C1')
  })

  it('CM-GATE-23 CM-SPAWN-5 nothing spawns for a monster that is pushed through', () => {
    const t = one(
      { is: 'arctic-explorer', at: 'R1C3' },
      {
        tiles: below,
        foes: [
          { is: 'moon-beast', at: 'cultist-temple R1C4' },
          { is: 'cultist-idol', at: 'leng-plateau R1C1' },
        ],
      },
      { at: 'cultist-temple R6C6' },
    )
    t.dice(8).pick('push', 'moon-beast').pick('pushGate', 'cultist-temple R1C4')
    expect(t.where('moon-beast')).toBe('leng-plateau R6C3')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-GATE-24 CM-GATE-25 into a dead end: dead, whatever the health, and its objects are gone', () => {
    const t = at({
      heroes: [pusher, pushed, { ...eye, at: 'R1C1' }],
      tiles: stationAndLibrary({ turned: 0 }),
    })
    t.dice(5).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.hero('bob').life).toBe('out')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.lying('R6C3').open).toEqual([])
    expect(t.told('dies')).toEqual([{ seat: 1, by: 0 }])
    expect(t.hero('cid').life).toBe('alive')
  })

  it('CM-GATE-24 a monster dies there too', () => {
    const t = before({
      heroes: [pusher, doc],
      tiles: stationAndLibrary({ turned: 0 }),
      foes: [{ is: 'moon-beast', at: 'R6C2' }],
    }).go()
    expect(t.offers('push')).toBe(false)
    t.pick('walk', 'R5C2').pick('stop').dice(4).pick('push', 'moon-beast')
    t.pick('pushGate', 'train-station R6C3')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-GATE-24 CM-GATE-25 a dead end gate kills, and objects are discarded', () => {
    const t = byGate(
      'university-library',
      { is: 'mariner-merchant', at: 'R4C5' },
      {
        heroes: [
          { is: 'mariner-merchant', at: 'R4C5' },
          { is: 'private-eye', at: 'R4C6', objects: ['herbs'] },
        ],
      },
    )
    t.dice(8).pick('push', 'bob').pick('pushGate')
    expect([t.hero('bob').life, t.table.objectDiscards.length]).toEqual(['out', 1])
  })
})

describe('What can be pushed into which gate', () => {
  it('CM-GATE-22 no vampire through its victim’s own gate onto whom somebody would come', () => {
    const thrown = (foe: string): MashScenario =>
      one(
        { is: 'arctic-explorer', at: 'train-station R3C1' },
        {
          tiles: [
            { is: 'leng-plateau', column: 0 },
            { is: 'train-station', column: 1 },
          ],
          foes: [
            { is: 'star-vampire', at: 'train-station R3C1', on: 0 },
            { is: 'cultist', at: foe },
          ],
        },
        { at: 'train-station R6C6' },
      )
        .dice(8)
        .pick('push', 'star-vampire')
    expect(thrown('leng-plateau R4C6').offers('pushGate')).toBe(false)
    expect(thrown('leng-plateau R1C1').offers('pushGate', 'train-station R3C1')).toBe(true)
  })
})
