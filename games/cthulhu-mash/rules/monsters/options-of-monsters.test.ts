import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

describe('Options of monsters', () => {
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
