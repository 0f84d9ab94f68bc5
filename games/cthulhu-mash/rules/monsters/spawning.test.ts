import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'

/** The start of a turn in Base Camp, with the dice still to be thrown. */
const starting = (more: Position = {}): MashScenario =>
  before({
    heroes: [
      { is: 'psychotherapist', at: 'R3C1' },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['base-camp', 'train-station'],
    from: 'turn',
    ...more,
  })

describe('Spawning', () => {
  it.each([
    [4, true],
    [5, false],
  ])(
    'CM-SPAWN-1 CM-SPAWN-2 CM-SPAWN-3 CM-GEN-10 a %i for an Idol (1-4): %s; nothing is thrown for other tiles',
    (die, isSpawned) => {
      const t = starting({
        foes: [
          { is: 'cultist-idol', at: 'R1C1' },
          { is: 'whirlpool', at: 'train-station R6C1' },
        ],
      })
      t.dice(die).go()
      expect(t.told('spawnRoll')).toHaveLength(1)
      expect(t.asked).toBe(isSpawned ? 'bob spawn.place' : 'ann actions.choose')
      if (isSpawned) t.pick('place', 'R2C1')
      expect(t.foes('cultist')).toHaveLength(Number(isSpawned))
      expect(t.foes('deep-one')).toEqual([])
    },
  )

  it('CM-SPAWN-4 who enters makes all spawn without a roll, also when it comes back in the same turn', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'base-camp', turned: 2 }],
      foes: [
        { is: 'cultist-idol', at: 'base-camp R1C1' },
        { is: 'guard-cell', at: 'train-station R6C1' },
      ],
    })
    t.pick('gate').pickAs('bob', 'place', 'R1C2')
    expect(t.where('cultist')).toBe('base-camp R1C2')
    t.pickAs('ann', 'gate').pickAs('bob', 'place', 'R5C1')
    expect(t.where('moon-beast')).toBe('train-station R5C1')
    t.pickAs('ann', 'gate').pickAs('bob', 'place', 'R2C1')
    expect(t.foes('cultist')).toHaveLength(2)
    expect(t.told('spawnRoll')).toEqual([])
  })

  it('CM-SPAWN-5 nothing spawns on a tile that was only scouted', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C2' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'cultist-temple', isHidden: true }],
      generators: ['cultist-idol'],
    })
    t.dice(1, 6, 1).pick('scout', 'west').pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('cultist-temple R6C1')
    expect(t.foes('cultist')).toEqual([])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-SPAWN-6 CM-SPAWN-7 CM-SPAWN-8 CM-SPAWN-11 one at a time, the older generator first, on free spaces round it', () => {
    const t = starting({
      foes: [
        { is: 'guard-cell', at: 'R6C6' },
        { is: 'cultist-idol', at: 'R1C1' },
        { is: 'moon-beast', at: 'R1C2' },
      ],
    })
    // Round R6C6 there are an obstacle, one of dotted lines and a crevasse in red: no room.
    t.dice(1, 1).go()
    expect(t.told('spawnRoll')).toHaveLength(2)
    expect(t.offered).toEqual(['place R2C1', 'place R2C2'])
  })

  it('CM-SPAWN-6 CM-TERM-18 in the order in which their generators were made, whatever kind they are of', () => {
    const order = (...kinds: ('guard-cell' | 'cultist-idol')[]): number[] => {
      const [first = 'guard-cell', second = 'cultist-idol'] = kinds
      const t = starting({
        foes: [
          { is: first, at: 'R3C3' },
          { is: second, at: 'R1C1' },
        ],
      })
      t.dice(1).go()
      const asked = t.engine.decision(t.state)?.about as { generator: number }
      return [asked.generator, t.foe(first).piece]
    }
    const [guard, oldGuard] = order('guard-cell', 'cultist-idol')
    const [idol, oldIdol] = order('cultist-idol', 'guard-cell')
    expect([guard, idol]).toEqual([oldGuard, oldIdol])
    expect(guard).not.toBe(idol)
  })

  it('CM-SPAWN-9 CM-RULING-21 never behind a line', () => {
    const t = starting({
      heroes: [
        { is: 'psychotherapist', at: 'R6C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist-idol', at: 'R3C4' }],
    })
    t.dice(1).go()
    expect(t.offers('place', 'R4C4')).toBe(false)
    expect(t.offers('place', 'R4C3')).toBe(false)
    expect(t.offers('place', 'R3C3')).toBe(true)
    expect(t.offers('place', 'R2C3')).toBe(true)
  })

  it('CM-SPAWN-8 CM-SPAWN-10 a web is a place for a monster, and does not hold it', () => {
    const t = starting({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['leng-plateau', 'train-station'],
      foes: [{ is: 'guard-cell', at: 'R6C1' }],
    })
    t.dice(1).go()
    t.pick('place', 'R5C1').pick('endTurn').pickAs('bob', 'rouse', 'moon-beast')
    expect(t.foe('moon-beast').holds).toEqual([])
    expect(t.offers('foeWalk', 'R4C1')).toBe(true)
  })

  it('CM-SPAWN-12 CM-SPAWN-13 with all six on the board none comes; one that has died can', () => {
    const cultists = ['R4C1', 'R4C2', 'R4C3', 'R4C4', 'R4C5', 'R4C6'].map((space) => ({
      is: 'cultist' as const,
      at: space,
    }))
    const idol = { is: 'cultist-idol' as const, at: 'R1C1' }
    const full = starting({ foes: [idol, ...cultists] })
      .dice(1)
      .go()
    expect(full.asked).toBe('ann actions.choose')
    full.dice(3).pick('attack', 'hands at cultist#1')
    expect(full.foes('cultist')).toHaveLength(5)
    full.runOnly('spawn', { place: 0, seat: 0, pieces: [], isRolled: false })
    full.pick('place', 'R2C1')
    expect(full.foes('cultist')).toHaveLength(6)
  })

  it('CM-SPAWN-14 a swimmer may come in water, what flies over any red', () => {
    const t = starting({
      heroes: [
        { is: 'psychotherapist', at: 'R6C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [
        { is: 'whirlpool', at: 'R1C3' },
        { is: 'cultist-idol', at: 'R2C3' },
        { is: 'mi-go-gate', at: 'R3C5' },
      ],
    })
    t.dice(1, 1, 1).go()
    expect(t.offered.toSorted()).toEqual(['place R1C2', 'place R1C4', 'place R2C2', 'place R2C4'])
    t.pick('place', 'R1C2')
    expect(t.offers('place', 'R2C2')).toBe(false)
    t.pick('place', 'R3C3')
    expect(t.offers('place', 'R2C4')).toBe(true)
    t.pick('place', 'R2C4')
    expect(t.foe('mi-go').health).toBe(1)
  })
})
