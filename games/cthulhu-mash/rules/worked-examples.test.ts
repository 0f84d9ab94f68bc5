import { describe, expect, it } from 'vitest'
import { at, before } from '../testing/at.ts'

describe('Worked examples', () => {
  it('CM-RULING-1 CM-RULING-2 CM-RULING-6 CM-RULING-7 CM-OPT-23 example 3, a complete first turn', () => {
    const t = before({
      settings: { monsterControl: 'left-player', bootSparesMonsters: true },
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C6', isNew: true },
        { is: 'mariner-merchant', at: 'mariners-ship R1C6' },
      ],
      tiles: [{ is: 'base-camp', turned: 3, isPopulated: false }, { is: 'mariners-ship' }],
      generators: ['cultist-idol', 'guard-cell'],
      objects: ['rlyeh-text'],
      from: 'turn',
    })
    t.dice(5, 2, 4, 4, 4).go()
    expect(t.where('cultist-idol')).toBe('base-camp R2C4')
    expect(t.where('guard-cell')).toBe('base-camp R4C4')
    t.pickAs('bob', 'place', 'R3C4').pickAs('bob', 'place', 'R4C5')
    t.pick('walk', 'R2C5')
    t.pick('stop')
    t.dice(4).pick('attack', 'hands at cultist-idol')
    expect(t.foe('cultist-idol').health).toBe(1)
    t.dice(7, 2).pick('attack', 'hands at cultist-idol')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.lying('R2C4')).toEqual({ open: [], unseen: 1, tissue: 0 })
    t.pick('walk', 'R2C4').pick('pickTop').pick('walk', 'R1C1')
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.carries('ann')).toEqual(['rlyeh-text'])
    t.pick('rouse', 'cultist').pick('foeWalk', 'R1C2').dice(2).pick('foeStrike', 'ann')
    t.pick('rouse', 'moon-beast')
    expect(t.refusal('foeWalk', 'R2C1')).toBeUndefined()
    t.pick('foeWalk', 'R3C1').pick('rest')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 4 })
    expect([
      t.space('ann'),
      t.space('cultist'),
      t.space('moon-beast'),
      t.space('guard-cell'),
    ]).toEqual(['R1C1', 'R1C2', 'R3C1', 'R4C4'])
    expect(t.table.piles).toEqual([])
  })

  it('CM-MELEE-1 CM-RANGE-1 example 1, who can be attacked from R5C2 of an open tile', () => {
    const spaces = ['R6C2', 'R4C2', 'R5C1', 'R5C3', 'R6C1', 'R6C3', 'R4C1', 'R4C3', 'R1C6', 'R5C6']
    const ways = spaces.map((space) => {
      const t = at({
        heroes: [
          { is: 'private-eye', at: 'R5C2', objects: ['revolver-32'] },
          { is: 'psychotherapist', at: 'train-station R1C6' },
        ],
        tiles: ['ice-floats', 'train-station'],
        // On the floats there are no lines at all; what flies can be anywhere.
        foes: [{ is: 'mi-go', at: space }],
      })
      return [t.offers('attack', 'hands at mi-go'), t.offers('attack', 'revolver-32 at mi-go')]
    })
    expect(ways.slice(0, 4)).toEqual(Array(4).fill([true, false]))
    expect(ways.slice(4)).toEqual(Array(6).fill([false, true]))
  })

  it('CM-REACT-18 CM-REACT-20 CM-REACT-22 example 4, Temporal Dust: a tile lies face down again', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['temporal-dust'], mentality: 3 },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'cultist-temple', isHidden: true }],
      generators: ['cultist-idol', 'whirlpool', 'star-mound', 'web-cocoon'],
    })
    const stack = t.table.generatorsLeft
    t.dice(8, 6, 1, 6, 2, 6, 4, 6, 6).pick('gate').pick('turnTile', 0)
    for (const space of ['R6C3', 'R5C4', 'R5C6']) t.pickAs('bob', 'place', space)
    expect(t.asked).toBe('ann deed.ask')
    expect(t.table.foes).toHaveLength(8)
    t.pick('wind')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.table.places[1]).toMatchObject({ tile: -1, isPopulated: false })
    expect(t.table.foes).toEqual([])
    expect(t.table.generatorsLeft).toBe(stack)
    expect(t.hero('ann').mentality).toBe(2)
    expect(t.table.actions).toBe(5)
    t.dice(1, 1, 1).pick('gate').pick('turnTile', 1)
    t.pickAs('bob', 'place', 'R2C1')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.where('ann')).toMatch(/^cultist-temple/)
    expect(t.table.foes).toHaveLength(2)
  })

  it('CM-REACT-17 CM-REACT-22 CM-REACT-23 example 4, Temporal Dust: a blow is struck again', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C4', spells: ['temporal-dust'], mentality: 1, health: 1 },
        { is: 'private-eye', at: 'R1C6' },
        { is: 'arctic-explorer', at: 'R1C5' },
      ],
      tiles: ['base-camp', 'medical-school'],
      foes: [{ is: 'cultist', at: 'R3C5' }],
      from: 'monsters',
    })
    t.untilTurnEnds().pickAs('bob', 'rouse', 'cultist').dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').life).toBe('respawns')
    t.dice(6).pickAs('ann', 'wind')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', mentality: 0 })
    expect(t.told('attacks')).toHaveLength(2)
    expect(t.asked).toBe('turn is over')
  })
})
