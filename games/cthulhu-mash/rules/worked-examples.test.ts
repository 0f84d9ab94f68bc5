import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'

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
})
