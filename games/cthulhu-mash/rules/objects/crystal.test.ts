import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { doc, type HeroAt, two } from '../../testing/one.ts'

describe('The Elder Thing Crystal', () => {
  it('CM-OBJ-42 CM-POWER-28 CM-OPT-10 whoever fills the crystal has drawn: insight teaches, and the option restores', () => {
    const t = before({
      settings: { powerUpRestores: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', health: 1, mentality: 1 },
        { is: 'arctic-explorer', at: 'R4C1', health: 1 },
      ],
      tiles: ['cultist-temple'],
      piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }],
      powers: ['pt-insight'],
      spells: ['fly'],
    }).go()
    t.pick('pickUp', 'elder-thing-crystal')
    expect(t.hero('ann')).toMatchObject({ spells: [3], health: 3, mentality: 5 })
    expect(t.hero('bob').health).toBe(1)
  })

  it('CM-OBJ-42 the Crystal holds a power-up of its first carrier, for whoever carries it', () => {
    const t = two(
      {},
      { piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }], powers: ['ae-health'] },
    )
    t.pick('pickUp', 'elder-thing-crystal')
    // It counts as an object: the base rises, the current value does not.
    expect(t.hero('ann').health).toBe(5)
    expect(t.hero('ann').powers).toEqual([])
    const other = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          health: 4,
          objects: ['elder-thing-crystal', 'sack-of-grits'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      crystal: 'ae-health',
    })
    other.pick('green', 'sack-of-grits')
    expect(other.hero('ann').health).toBe(5)
  })

  it('CM-OBJ-42 what is bound to one character does nothing for another', () => {
    const dynamite = (is: HeroAt['is']) =>
      at({
        tiles: ['cultist-temple'],
        heroes: [
          { is, at: 'R3C1', objects: ['elder-thing-crystal', 'dynamite-stick'] },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        foes: [{ is: 'star-mound', at: 'R3C4' }],
        crystal: 'ae-explosive-damage',
      })
        .dice(8)
        .pick('aim', 'dynamite-stick at R3C4 0')
    expect(dynamite('private-eye').foe('star-mound').health).toBe(2)
    // Stick 1, Explosives Expert 1, the power-up 1.
    expect(dynamite('arctic-explorer').foes('star-mound')).toEqual([])
  })

  it('CM-OBJ-42 CM-POWER-21 what it holds for her ability serves the Private Eye', () => {
    const t = two(
      { is: 'private-eye', mentality: 0, objects: ['elder-thing-crystal'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }], crystal: 'pe-spot-hidden' },
    )
    t.dice(6).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann loot.search')
  })

  it('CM-OBJ-42 the crystal gives what it holds and no other gift', () => {
    const t = two(
      { is: 'private-eye', mentality: 0, objects: ['elder-thing-crystal'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }], crystal: 'pe-health' },
    )
    t.dice(6).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-OBJ-42 CM-POWER-1 what belongs to an ability of another is of no use in the Crystal', () => {
    const thrown = (is: 'private-eye' | 'arctic-explorer'): number => {
      const t = at({
        heroes: [{ is, at: 'R3C1', objects: ['elder-thing-crystal', 'dynamite-bundle'] }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'star-mound', at: 'R4C5' }],
        crystal: 'ae-explosive-damage',
      })
      const { health } = t.foe('star-mound')
      t.dice(6).pick('aim', 'dynamite-bundle at R4C5 0')
      return health - (t.foes('star-mound')[0]?.health ?? 0)
    }
    expect(thrown('private-eye')).toBe(2)
    expect(thrown('arctic-explorer')).toBeGreaterThan(2)
  })
})
