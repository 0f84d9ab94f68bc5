import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { inCamp } from '../../testing/in-camp.ts'
import { explorerOn } from '../../testing/on-tile.ts'
import type { HeroAt } from '../../testing/one.ts'

describe('Attacks', () => {
  it.each([
    [3, 2],
    [4, 1],
  ])(
    'CM-FIGHT-1 CM-FIGHT-2 CM-FIGHT-6 a %i against defence 4 leaves %i health, and costs the action',
    (die, left) => {
      const t = inCamp({ foes: [{ is: 'moon-beast', at: 'R3C4' }] })
      t.dice(die).pick('attack', 'hands at moon-beast')
      expect(t.foe('moon-beast').health).toBe(left)
      expect(t.table.actions).toBe(3)
      expect(t.events.map(({ key }) => key)).toEqual(
        die === 4 ? ['attacks', 'hits', 'loses'] : ['attacks', 'misses'],
      )
    },
  )

  it('CM-FIGHT-2 CM-FIGHT-3 CM-FIGHT-4 a total of the defence hits, a 1 always misses, the highest face always hits', () => {
    const struck = (die: number, powers: HeroAt['powers'] = []) => {
      const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'gnoph-keh', at: 'R3C2' }], {
        powers,
        objects: ['sword-cane'],
      })
      t.dice(die).pick('attack', 'sword-cane at gnoph-keh')
      return t.foe('gnoph-keh').health
    }
    expect([struck(3), struck(4), struck(1, ['ae-melee'])]).toEqual([2, 1, 2])
    const weak = at({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        {
          is: 'arctic-explorer',
          at: 'R3C2',
          objects: ['cast-iron-skillet', 'winter-clothing'],
          powers: ['ae-defence'],
        },
      ],
    })
    weak.dice(6).pick('attack', 'hands at bob')
    expect(weak.table.roll).toMatchObject({ faces: 6, needed: 7 })
    expect(weak.asked).toBe('bob hurt.stamina')
  })

  it('CM-FIGHT-3 CM-FIGHT-4 a natural 1 misses and the highest face hits, whatever is added or needed', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3', objects: ['buccaneer-blade'] },
        {
          is: 'private-eye',
          at: 'R3C4',
          objects: ['cast-iron-skillet', 'winter-clothing'],
          hasWard: true,
        },
        { is: 'psychotherapist', at: 'R2C3' },
      ],
      foes: [{ is: 'cultist', at: 'R4C3' }],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.told('misses')).toEqual([{ who: 1 }])
    t.dice(7).pick('attack', 'hands at bob')
    expect(t.told('hits')).toEqual([{ who: 1 }])
    expect(t.table.roll).toMatchObject({ needed: 7, faces: 8 })
    t.dice(1).pick('attack', 'buccaneer-blade at cultist')
    expect(t.foes('cultist')).toHaveLength(1)
    t.dice(2).pick('attack', 'buccaneer-blade at cultist')
    expect(t.foes('cultist')).toHaveLength(0)
  })

  it('CM-FIGHT-4 the highest face of a small die hits a defence that is higher than all its faces', () => {
    const t = inCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        {
          is: 'private-eye',
          at: 'R3C4',
          objects: ['cast-iron-skillet', 'winter-clothing'],
          hasWard: true,
          health: 4,
        },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.table.roll).toMatchObject({ needed: 7, faces: 6 })
    expect(t.hero('bob').hasWard).toBe(false)
  })

  it('CM-FIGHT-5 an escape roll is no attack: its 1 succeeds and its 6 fails', () => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3', holds: [{ kind: 'web', escape: 1 }] },
        { is: 'private-eye', at: 'R6C6' },
      ],
    })
    t.dice(6).pick('breakFree', 'web')
    expect(t.hero('ann').holds).toHaveLength(1)
    t.dice(1).pick('breakFree', 'web')
    expect(t.hero('ann').holds).toHaveLength(0)
  })

  it('CM-FIGHT-7 damage of weapon and power-up adds up; a second weapon of the kind adds nothing', () => {
    const t = inCamp({
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['acid-vial', 'acid-vial'],
          powers: ['pe-dead-shot'],
        },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
      foes: [
        { is: 'star-mound', at: 'R3C4' },
        { is: 'guard-cell', at: 'R4C1', health: 2 },
      ],
    })
    t.dice(5).pick('attack', 'acid-vial at star-mound').pick('decline')
    expect(t.told('loses')).toEqual([{ who: expect.any(Number), points: 3, left: 0 }])
    expect(t.carries('ann')).toEqual(['acid-vial'])
  })

  it('CM-FIGHT-8 CM-FIGHT-9 monsters roll their own dice; friends can be attacked as well as foes', () => {
    const t = at({
      settings: { victory: 'cooperative', monsterControl: 'left-player' },
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C4' },
      ],
      foes: [{ is: 'gnoph-keh', at: 'R2C3' }],
      actions: 1,
    })
    t.dice(4).pick('attack', 'hands at bob')
    expect(t.hero('bob').health).toBe(3)
    t.pickAs('bob', 'rouse', 'gnoph-keh').dice(8).pick('foeStrike', 'ann')
    expect(t.table.roll).toMatchObject({ faces: 8, needed: 4 })
    expect(t.asked).toBe('ann hurt.stamina')
    t.pick('endure')
    expect(t.hero('ann').health).toBe(4)
  })

  it('CM-FIGHT-10 one roll is compared with the defence of each target', () => {
    const t = inCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', objects: ['dynamite-stick'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'moon-beast', at: 'R3C5' },
      ],
    })
    const aimed = t.offered.filter((one) => one.startsWith('aim dynamite-stick at R3C4'))
    t.dice(3).pick('aim', aimed[0]?.slice(4))
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.foes('cultist')).toHaveLength(0)
    expect(t.foe('moon-beast').health).toBe(2)
  })

  it('CM-FIGHT-11 one weapon, or none, for a blow', () => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3', objects: ['pitchfork', 'buccaneer-blade'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'star-mound', at: 'R3C4' }],
    })
    expect(t.offered.filter((one) => one.startsWith('attack'))).toEqual([
      'attack hands at star-mound',
      'attack pitchfork at star-mound',
      'attack buccaneer-blade at star-mound',
    ])
    t.dice(4).pick('attack', 'pitchfork at star-mound')
    expect(t.told('misses')).toHaveLength(1)
    t.dice(4).pick('attack', 'buccaneer-blade at star-mound')
    expect(t.foe('star-mound').health).toBe(2)
  })

  it('CM-FIGHT-12 CM-RULING-44 surplus damage is lost: health stops at zero', () => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3', objects: ['pitchfork'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C4', health: 1 }],
    })
    t.dice(8).pick('attack', 'pitchfork at moon-beast')
    expect(t.told('loses')).toMatchObject([{ points: 1, left: 0 }])
  })
})
