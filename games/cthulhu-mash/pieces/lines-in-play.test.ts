import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { explorerOn } from '../testing/on-tile.ts'
import type { HeroAt } from '../testing/one.ts'

describe('attacks', () => {
  it('CM-MELEE-2 melee is never diagonal', () => {
    const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'cultist', at: 'R4C2' }])
    expect([t.offers('attack', 'hands at cultist'), t.offers('push', 'cultist')]).toEqual([
      false,
      false,
    ])
  })

  it('CM-MELEE-4 CM-HOLD-14 CM-RULING-27 a held piece is hit in melee without a roll and from afar on all but a 1', () => {
    const held = [{ kind: 'net', escape: 2 }] as const
    const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'elder-thing', at: 'R3C2', holds: held }])
    t.pick('attack', 'hands at elder-thing')
    expect(t.foe('elder-thing').health).toBe(1)
    const far = explorerOn(
      'cultist-temple',
      'R3C1',
      [{ is: 'elder-thing', at: 'R3C4', holds: held }],
      {
        objects: ['revolver-32'],
      },
    )
    far.dice(1).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(2)
    far.dice(2).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(1)
  })

  it('CM-RANGE-1 CM-RANGE-3 a shot reaches any space of the tile but the own one and adjacent ones', () => {
    const t = explorerOn(
      'cultist-temple',
      'R1C1',
      [
        { is: 'cultist', at: 'R1C2' },
        { is: 'moon-beast', at: 'R2C1' },
        { is: 'elder-thing', at: 'R1C6' },
      ],
      { objects: ['revolver-32'] },
    )
    expect([
      t.offers('attack', 'revolver-32 at cultist'),
      t.offers('attack', 'revolver-32 at moon-beast'),
    ]).toEqual([false, false])
    const open = explorerOn('cultist-temple', 'R1C1', [{ is: 'elder-thing', at: 'R1C6' }], {
      objects: ['revolver-32'],
    })
    expect(open.offers('attack', 'revolver-32 at elder-thing')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at elder-thing')).toBe(false)
  })

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

  it('CM-PUSH-1 CM-PUSH-2 CM-PUSH-4 CM-PUSH-7 a push moves a monster, not a generator, to a free space beside it, and does no damage', () => {
    const t = explorerOn('cultist-temple', 'R3C1', [
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'cultist-idol', at: 'R4C1' },
      { is: 'cultist', at: 'R3C3' },
    ])
    expect(t.offers('push', 'cultist-idol')).toBe(false)
    t.dice(4).pick('push', 'moon-beast')
    expect([t.offers('pushTo', 'R3C3'), t.offers('pushTo', 'R4C2')]).toEqual([false, true])
    t.pick('pushTo', 'R4C2')
    expect([t.space('moon-beast'), t.foe('moon-beast').health, t.space('ann')]).toEqual([
      'R4C2',
      2,
      'R3C1',
    ])
  })
})
