import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'arctic-explorer', at: 'R1C1', objects: ['dynamite-bundle'] },
      { is: 'private-eye', at: 'R3C4' },
      { is: 'psychotherapist', at: 'R2C3' },
    ],
    ...more,
  })

describe('Order of simultaneous effects', () => {
  it('CM-ORDER-1 CM-ORDER-2 CM-RULING-47 characters clockwise, monsters, generators; all damage before any death', () => {
    const t = table({
      foes: [
        { is: 'whirlpool', at: 'R4C2' },
        { is: 'cultist', at: 'R4C4' },
        { is: 'deep-one', at: 'R4C3' },
      ],
    })
    t.dice(5, 1).pick('aim', 'dynamite-bundle at R3C3 0')
    const keys = t.events
      .map(({ key }) => key)
      .filter((key) => ['loses', 'dies', 'falls'].includes(key))
    expect(keys.slice(0, 5)).toEqual(['loses', 'loses', 'loses', 'loses', 'loses'])
    // Seats 1 and 2, then the older monster, the younger one, and the generator.
    expect(t.told('loses').map(({ who }) => who)).toEqual([1, 2, 8, 14, 8 + 54])
  })

  it('CM-ORDER-3 what an attack leaves behind is not touched by it', () => {
    const t = table({
      heroes: [
        { is: 'arctic-explorer', at: 'R1C1', objects: ['dynamite-bundle'] },
        { is: 'private-eye', at: 'mariners-ship R1C5' },
      ],
      foes: [
        { is: 'star-mound', at: 'R4C2' },
        { is: 'cultist', at: 'R4C4' },
      ],
      objects: ['herbs'],
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R3C3 0')
    expect(t.events.map(({ key }) => key).slice(-2)).toEqual(['keeps', 'leaves'])
    expect(t.lying('R4C2').unseen).toBe(1)
  })

  it('CM-ORDER-4 CM-RULING-47 who dies in the same attack gets no power-up from it', () => {
    const t = table({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['dynamite-bundle'], health: 1 },
        { is: 'psychotherapist', at: 'R4C4', health: 1 },
        { is: 'arctic-explorer', at: 'mariners-ship R1C5' },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
    })
    t.untilTurnEnds().dice(6).pick('aim', 'dynamite-bundle at R4C3 0')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', powers: [] })
    expect(t.hero('bob').life).toBe('out')
  })

  it('CM-ORDER-5 several green objects before the same damage: in the order their owner wants', () => {
    const t = table({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C4', health: 1, objects: ['penicillin-vial', 'first-aid-kit'] },
      ],
    })
    t.dice(4).pick('attack', 'hands at bob')
    expect(t.offered).toEqual(['endure', 'green penicillin-vial', 'green first-aid-kit'])
    t.pick('green', 'first-aid-kit')
    expect(t.asked).toBe('bob hurt.green')
    t.pick('green', 'penicillin-vial')
    expect(t.hero('bob').health).toBe(3)
  })

  it('CM-ORDER-6 victory is looked at when the action is over, the answer to it included', () => {
    const t = table({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'psychotherapist', at: 'R3C4', health: 1, spells: ['temporal-dust'] },
      ],
    })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.outcome).toBeNull()
    expect(t.asked).toBe('bob deed.ask')
    t.pick('decline')
    expect(t.outcome).toMatchObject({ ending: 'lastStanding', winners: [0] })
  })

  it('CM-ORDER-7 if an answer has killed the attacker, the rest of its attack goes on', () => {
    const t = table({
      heroes: [
        { is: 'private-eye', at: 'R1C1', objects: ['dynamite-bundle'], health: 1 },
        { is: 'psychotherapist', at: 'R3C4', spells: ['reflection'] },
        { is: 'arctic-explorer', at: 'R4C2', mentality: 0 },
      ],
      tiles: ['base-camp', 'mariners-ship', 'train-station'],
    })
    t.dice(6).pick('aim', 'dynamite-bundle at R3C3 0').pickAs('bob', 'reflect')
    expect(t.hero('ann').life).toBe('out')
    expect(t.hero('cid').health).toBe(3)
  })
})
