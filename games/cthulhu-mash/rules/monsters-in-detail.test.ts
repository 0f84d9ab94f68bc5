import { describe, expect, it } from 'vitest'
import type { MashScenario, Position } from '../testing/at.ts'
import { byPolicy, decidedWith } from '../testing/by-policy.ts'
import { one, two } from '../testing/one.ts'

describe('The policy in detail', () => {
  it('CM-AUTO-11 a spider beside its target cannot web it and bites', () => {
    const t = byPolicy({ foes: [{ is: 'leng-spider', at: 'R3C2' }] })
    expect(decidedWith(t, 2, 2)).toEqual(['CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.told('attacks')).toHaveLength(2)
  })

  it('CM-AUTO-5 CM-AUTO-13 an attack that only the highest face can bring off is worth making', () => {
    const t = byPolicy(
      { foes: [{ is: 'cultist', at: 'R3C3' }] },
      { objects: ['leng-web-shield', 'winter-clothing'], hasWard: true, powers: ['pt-defence'] },
    )
    expect(decidedWith(t, 2)).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    expect(t.space('cultist')).toBe('R3C2')
  })

  it('CM-AUTO-6 out of reach, columns count as rows do', () => {
    const t = byPolicy(
      {
        foes: [
          { is: 'moon-beast', at: 'R6C4' },
          { is: 'star-mound', at: 'R2C6' },
          { is: 'gnoph-keh-cave', at: 'R1C5' },
        ],
      },
      { at: 'R1C6' },
    )
    decidedWith(t)
    // It cannot get beside her; two rows above is as near as five points take it.
    expect(t.space('moon-beast')).toBe('R3C6')
  })

  it('CM-AUTO-13 the shot of a Mi-Go and its blow are worth the same, so it strikes; a weapon that does more is better than either', () => {
    const t = byPolicy({ foes: [{ is: 'mi-go', at: 'R3C2' }] })
    decidedWith(t, 2)
    expect(t.told('attacks')).toHaveLength(1)
    const armed = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['sword-cane', 'pitchfork'] }],
    })
    decidedWith(armed, 6, 2)
    expect(armed.hero('ann').health).toBe(1)
  })
})

describe('Generators that attack, in detail', () => {
  it('CM-FOE-24 a Whirlpool throws its die without bonus and does 1 point', () => {
    const struck = (die: number): number => {
      const t = byPolicy({ foes: [{ is: 'whirlpool', at: 'R3C2' }] })
      decidedWith(t, die)
      return t.hero('ann').health
    }
    expect([struck(4), struck(5)]).toEqual([3, 2])
  })
})

describe('Charges in detail', () => {
  /** A Gnoph-Keh of a human controller at somebody on a space. */
  const charges = (at: string, from: string, more: Position = {}): string[] => {
    const t = two(
      { is: 'psychotherapist', at },
      { foes: [{ is: 'gnoph-keh', at: from }], from: 'monsters', ...more },
    )
    t.pick('rouse', 'gnoph-keh')
    return t.offered.filter((option) => option.startsWith('charge'))
  }

  it('CM-FOE-15 nobody is charged at on a space that would harm the monster', () => {
    expect(charges('R1C2', 'R1C5').length).toBeGreaterThan(0)
    expect(charges('R2C2', 'R1C5')).toEqual([])
  })

  it('CM-FOE-14 it enters by no side behind a line', () => {
    // The altar screen lies above R4C3 and R4C4.
    const ways = charges('R5C3', 'R6C1')
    expect(ways.length).toBeGreaterThan(0)
    const t = two(
      { is: 'psychotherapist', at: 'R4C3' },
      {
        foes: [
          { is: 'gnoph-keh', at: 'R5C4' },
          { is: 'star-mound', at: 'R6C4' },
          { is: 'star-mound', at: 'R5C3' },
        ],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'gnoph-keh')
    expect(t.offered.filter((option) => option.startsWith('charge'))).toEqual([])
  })

  it('CM-FOE-13 three points are just enough, two are not', () => {
    // On the ice every step costs two of its seven.
    const onIce = (from: string): number =>
      charges('R3C3', from, { tiles: ['base-camp', 'medical-school'] }).length
    expect(onIce('R3C1')).toBeGreaterThan(0)
    expect(onIce('R3C6')).toBe(0)
  })

  it('CM-FOE-12 CM-FOE-13 beside its target it first steps away and back, if there is room', () => {
    expect(charges('R3C1', 'R3C2').length).toBeGreaterThan(0)
    const t = two(
      { is: 'psychotherapist', at: 'R3C1' },
      { foes: [{ is: 'gnoph-keh', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'gnoph-keh')
    t.dice(2).pick('charge', 'ann e to R4C1')
    const steps = t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])
    expect(steps).toEqual(['R4C2', 'R3C2', 'R3C1', 'R4C1'])
  })
})

describe('Vampires in detail', () => {
  it('CM-FOE-19 of several the first stays, the next goes to the first free space round it', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C3', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'cultist-idol', at: 'R4C3' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'star-vampire#1').pick('drain')
    expect(t.hero('ann').life).toBe('respawns')
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R3C3', 'R4C4'])
  })
})

describe('Healing monsters in detail', () => {
  it('CM-OPT-7 a spawning space heals them fully if it shows health', () => {
    const healed = (tile: 'train-station' | 'mariners-ship'): MashScenario =>
      one(
        { is: 'psychotherapist', at: `${tile} R6C3` },
        {
          settings: { monstersHeal: true, monsterControl: 'left-player' },
          tiles: [tile, 'medical-school'],
          foes: [{ is: 'elder-thing', at: `${tile} R1C6`, health: 1 }],
          from: 'monsters',
        },
        { is: 'arctic-explorer', at: 'medical-school R1C1' },
      ).pick('rouse', 'elder-thing')
    const t = healed('train-station').untilTurnEnds().pick('foeHeal')
    expect(t.foe('elder-thing').health).toBe(2)
    expect(healed('mariners-ship').offers('foeHeal')).toBe(false)
  })
})

describe('Pushes in detail', () => {
  it('CM-DEATH-4 CM-DEATH-15 whoever is pushed onto a skull was killed by the pusher', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'family-farm R4C3' },
      { tiles: ['family-farm', 'train-station', 'mariners-ship'] },
      { at: 'family-farm R4C4', objects: ['net'] },
    )
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.table.objectDiscards).toHaveLength(1)
  })
})
