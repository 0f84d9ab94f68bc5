import { describe, expect, it } from 'vitest'
import type { PowerSlug } from '../../pieces/powers.ts'
import { at } from '../../testing/at.ts'
import { one } from '../../testing/one.ts'
import { owner } from '../../testing/owner.ts'

describe('Power-ups for rolls', () => {
  it('CM-POWER-2 CM-POWER-9 CM-POWER-22 CM-POWER-30 melee rolls +1, which adds to a weapon and changes no natural 1', () => {
    const rows = [
      ['arctic-explorer', 'ae-melee', 8],
      ['mariner-merchant', 'mm-melee', 8],
      ['psychotherapist', 'pt-melee', 6],
    ] as const
    for (const [is, power, faces] of rows) {
      const t = one(
        { is, powers: [power], objects: ['sword-cane', 'revolver-32'] },
        {
          foes: [
            { is: 'gnoph-keh-cave', at: 'R4C1' },
            { is: 'gnoph-keh-cave', at: 'R3C3' },
          ],
        },
      )
      t.dice(4).pick('attack', 'hands at gnoph-keh-cave#1')
      expect(t.table.roll).toMatchObject({ faces, bonus: 1 })
      expect(t.foe('gnoph-keh-cave').health).toBe(2)
      t.dice(3).pick('attack', 'sword-cane at gnoph-keh-cave#1')
      expect(t.foe('gnoph-keh-cave').health).toBe(1)
      t.dice(4).pick('attack', 'revolver-32 at gnoph-keh-cave#2')
      expect(t.table.roll?.bonus).toBe(0)
      t.until('actions').dice(1).pick('attack', 'sword-cane at gnoph-keh-cave#1')
      expect(t.foe('gnoph-keh-cave').health).toBe(1)
    }
  })

  it.each([
    ['CM-POWER-2', 'ae-melee'],
    ['CM-POWER-9', 'mm-melee'],
    ['CM-POWER-22', 'pt-melee'],
  ] as const)('%s %s adds 1 to melee rolls and nothing to others', (_, power) => {
    const t = owner(
      [power],
      {
        foes: [
          { is: 'moon-beast', at: 'R3C2' },
          { is: 'elder-thing', at: 'R4C2' },
        ],
      },
      { objects: ['revolver-32'] },
    )
    t.dice(3).pick('attack', 'hands at moon-beast')
    expect([t.table.roll?.bonus, t.foe('moon-beast').health]).toEqual([1, 1])
    t.dice(2).pick('attack', 'revolver-32 at elder-thing')
    expect(t.table.roll?.bonus).toBe(0)
  })

  it('CM-POWER-8 CM-CHAR-10 parry rolls +1', () => {
    const struck = (die: number): number => {
      const t = one(
        { is: 'mariner-merchant', powers: ['mm-parry'] },
        { foes: [{ is: 'cultist', at: 'R3C2' }] },
      )
      t.pick('endTurn').pick('rouse', 'cultist').dice(5, die).pick('foeStrike', 'ann')
      return t.hero('ann').health
    }
    expect(struck(4)).toBe(3)
    expect(struck(3)).toBe(2)
  })

  it('CM-POWER-8 +1 Parry adds 1 to parry rolls', () => {
    const struck = (powers: readonly PowerSlug[]) =>
      at({
        tiles: ['cultist-temple', 'base-camp'],
        heroes: [
          { is: 'mariner-merchant', at: 'R3C1', powers },
          { is: 'private-eye', at: 'R6C6' },
        ],
        foes: [{ is: 'cultist', at: 'R3C2' }],
        from: 'monsters',
      })
        .pick('rouse', 'cultist')
        .dice(6, 5)
        .pick('foeStrike', 'ann')
    expect([struck(['mm-parry']).hero('ann').health, struck([]).hero('ann').health]).toEqual([3, 2])
  })

  it('CM-POWER-10 CM-POWER-15 CM-POWER-23 ranged rolls +2, +1 and +1, but not melee ones', () => {
    const rows = [
      ['mariner-merchant', 'mm-ranged', 2],
      ['private-eye', 'pe-ranged', 1],
      ['psychotherapist', 'pt-ranged', 1],
    ] as const
    for (const [is, power, bonus] of rows) {
      const foes = [
        { is: 'moon-beast', at: 'R3C3' },
        { is: 'moon-beast', at: 'R4C1' },
      ] as const
      const t = one({ is, powers: [power], objects: ['revolver-32'] }, { foes })
      t.dice(4 - bonus).pick('attack', 'revolver-32 at moon-beast#1')
      expect(t.foe('moon-beast').health).toBe(1)
      t.dice(2).pick('attack', 'hands at moon-beast#2')
      expect(t.table.roll?.bonus).toBe(0)
    }
  })

  it.each([
    ['CM-POWER-10', 'mm-ranged', 2],
    ['CM-POWER-15', 'pe-ranged', 1],
    ['CM-POWER-23', 'pt-ranged', 1],
  ] as const)('%s %s adds %3$i to ranged rolls', (_, power, bonus) => {
    const t = owner(
      [power],
      { foes: [{ is: 'moon-beast', at: 'R3C4' }] },
      { objects: ['revolver-32'] },
    )
    t.dice(4 - bonus).pick('attack', 'revolver-32 at moon-beast')
    expect([t.table.roll?.bonus, t.foe('moon-beast').health]).toEqual([bonus, 1])
  })

  it('CM-POWER-14 boarding party: pushes +2, and one space more to jump', () => {
    const t = one(
      { is: 'mariner-merchant', powers: ['mm-boarding-party'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }] },
    )
    expect(t.offers('jump', 'R3C5')).toBe(true)
    expect(one({ is: 'mariner-merchant' }).offers('jump', 'R3C5')).toBe(false)
    t.dice(2).pick('push', 'moon-beast').pick('pushTo', 'R5C1')
    expect(t.space('moon-beast')).toBe('R5C1')
  })

  it('CM-POWER-14 Boarding Party adds 2 to pushes and 1 to jumps', () => {
    const t = owner(['mm-boarding-party'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    // Over three spaces instead of two.
    expect([t.offers('jump', 'R3C5'), t.offers('jump', 'R3C6')]).toEqual([true, false])
    t.dice(2).pick('push', 'moon-beast')
    expect(t.table.roll).toMatchObject({ bonus: 2, needed: 4 })
    expect(t.asked).toBe('ann shove.where')
  })

  it('CM-POWER-22 CM-POWER-23 syringe and spells of the own die get them too', () => {
    const t = one(
      { is: 'psychotherapist', powers: ['pt-melee', 'pt-ranged'], spells: ['freezing-wrack'] },
      {
        foes: [
          { is: 'moon-beast', at: 'R4C1' },
          { is: 'moon-beast', at: 'R3C3' },
        ],
      },
    )
    t.dice(3).pick('attack', 'syringe at moon-beast#1')
    expect(t.foe('moon-beast', 1).holds).toMatchObject([{ kind: 'sedative', escape: 3 }])
    t.dice(3).pick('attack', 'freezing-wrack at moon-beast#2')
    expect(t.foe('moon-beast', 2).holds).toMatchObject([{ kind: 'freezing-wrack' }])
  })

  it('CM-POWER-22 counts for the Sedative Syringe too', () => {
    const t = owner(['pt-melee'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    t.dice(3).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'sedative', escape: 3 }])
  })

  it('CM-POWER-23 counts for spells with the ranged die, CM-POWER-34 but not for those that name their own', () => {
    const t = owner(
      ['pt-ranged'],
      { foes: [{ is: 'moon-beast', at: 'R3C4' }] },
      { spells: ['freezing-wrack', 'steal-life'] },
    )
    t.dice(2).pick('attack', 'steal-life at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    t.dice(3).pick('attack', 'freezing-wrack at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 1 })
  })

  it('CM-POWER-30 a bonus adds to that of the weapon, and a natural 1 still misses', () => {
    const t = owner(
      ['ae-melee'],
      { foes: [{ is: 'cultist', at: 'R3C2' }] },
      { objects: ['sword-cane'] },
    )
    t.dice(1).pick('attack', 'sword-cane at cultist')
    expect([t.table.roll?.bonus, t.foe('cultist').health]).toEqual([2, 1])
  })

  it('CM-POWER-34 an attack that names its own die gets no bonus, dynamite of the expert does', () => {
    const t = one(
      {
        is: 'psychotherapist',
        powers: ['pt-melee', 'pt-ranged'],
        spells: ['steal-life', 'spectral-razor', 'sound-wave'],
        objects: ['cock-fighter'],
      },
      { foes: [{ is: 'star-mound', at: 'R4C1' }] },
    )
    t.dice(1).pick('attack', 'steal-life at star-mound')
    expect(t.table.roll?.bonus).toBe(0)
    t.dice(1).pick('attack', 'cock at star-mound')
    expect(t.table.roll?.bonus).toBe(0)
    t.dice(1).pick('aim', 'sound-wave at R3C1 0')
    expect(t.table.roll?.bonus).toBe(0)
    t.pick('cast', 'spectral-razor').dice(1).pick('attack', 'spectral-razor at star-mound')
    expect(t.table.roll?.bonus).toBe(1)
    const crystal = one(
      { is: 'arctic-explorer', objects: ['dynamite-stick', 'elder-thing-crystal'] },
      { crystal: 'mm-ranged', foes: [{ is: 'star-mound', at: 'R3C4' }] },
    )
    crystal.dice(3).pick('aim', 'dynamite-stick at R3C4 0')
    expect(crystal.table.roll).toMatchObject({ faces: 10, bonus: 2 })
    expect(crystal.foe('star-mound').health).toBe(1)
  })

  it('CM-POWER-34 counts for dynamite rolled with a d10', () => {
    const t = at({
      tiles: ['cultist-temple', 'base-camp'],
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['dynamite-stick', 'elder-thing-crystal'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
      crystal: 'pe-ranged',
    })
    t.dice(3).pick('aim', 'dynamite-stick at R3C4 0')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 1 })
  })
})
