import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { byGate } from '../../testing/facing-gates.ts'
import { doc, one, two } from '../../testing/one.ts'

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

  it('CM-SPAWN-4 every generator spawns without a roll whenever a character enters, also on coming back', () => {
    const t = byGate(
      'train-station',
      {},
      { foes: [{ is: 'cultist-idol', at: 'train-station R1C1' }] },
    )
    t.pick('gate').pick('place', 'R2C1')
    t.pick('gate').pick('gate').pick('place', 'R1C2')
    expect(t.foes('cultist')).toHaveLength(2)
  })

  it('CM-TERM-20 CM-SPAWN-4 who comes to another gate of its own tile has not entered it', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C1', spells: ['create-gate'] },
      { foes: [{ is: 'cultist-idol', at: 'R6C1' }] },
    )
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R6C3')
    expect(t.space('ann')).toBe('R6C3')
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-SPAWN-4 CM-TERM-20 who is switched on the same tile has not entered it either', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C1', spells: ['create-gate'] },
      { foes: [{ is: 'cultist-idol', at: 'R6C1' }] },
      { at: 'R6C3' },
    )
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R6C3')
    expect([t.space('ann'), t.space('bob')]).toEqual(['R6C3', 'R3C1'])
    expect(t.foes('cultist')).toEqual([])
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

  it('CM-SPAWN-5 CM-GATE-23 nothing spawns for a monster that is pushed there', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'train-station R6C2' },
        { ...doc, at: 'train-station R1C1' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
      foes: [
        { is: 'moon-beast', at: 'train-station R6C3' },
        { is: 'cultist-idol', at: 'university-library R6C6' },
      ],
    })
    t.dice(8).pick('push', 'moon-beast').pick('pushGate', 'train-station R6C3')
    expect(t.where('moon-beast')).toBe('university-library R4C6')
    expect(t.foes('cultist')).toEqual([])
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

  it('CM-SPAWN-7 CM-SPAWN-8 CM-SPAWN-9 a monster appears beside its generator, not behind a line, on a piece or in harm', () => {
    const t = before({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1' },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      foes: [{ is: 'web-cocoon', at: 'R3C2' }],
      from: 'turn',
    })
      .dice(1)
      .go()
    const spaces = t.offered.map((one) => one.slice('place '.length))
    // R3C1 is taken, R2C2 burns and lies behind a wall, R2C3 is an obstacle, R4C3 is the altar.
    expect(spaces.toSorted()).toEqual(['R2C1', 'R3C3', 'R4C1', 'R4C2'])
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

  it('CM-RULING-15 CM-TERM-20 who is switched on its own tile has not entered it', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R3C2', spells: ['create-gate'] },
      { foes: [{ is: 'cultist-idol', at: 'R6C1' }] },
      { at: 'R4C6' },
    )
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R4C6')
    expect([t.space('ann'), t.space('bob')]).toEqual(['R4C6', 'R3C2'])
    expect(t.asked).toBe('ann actions.choose')
  })
})

describe('Which die is thrown', () => {
  it('CM-SPAWN-2 a d6 for each generator', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'cultist-idol', at: 'R6C6' },
        { is: 'whirlpool', at: 'R6C1' },
      ],
      from: 'turn',
    })
    expect(dieThrown(() => t.go())).toBe('d6')
    expect(dieThrown(() => t.dice(6).go())).toBe('d6')
  })
})
