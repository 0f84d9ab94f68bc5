import { describe, expect, it } from 'vitest'
import type { CharacterSlug } from '../../pieces/characters.ts'
import type { PowerSlug } from '../../pieces/powers.ts'
import { actionsOf, baseHealth, baseMentality, defenceOf } from './numbers.ts'
import { at, type MashScenario } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'

/** A character who can buy the power-up that lies on top of its stack. */
const buying = (is: CharacterSlug, power: PowerSlug, ann: Partial<HeroAt> = {}): MashScenario =>
  one(
    { is, kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'], ...ann },
    { powers: [power], spells: ['fly'] },
  )

describe('Power-ups', () => {
  it('CM-POWER-3 CM-POWER-11 CM-POWER-17 CM-POWER-24 CM-STAT-13 CM-RULING-39 health raises base and points together', () => {
    const rows = [
      ['arctic-explorer', 'ae-health', 1],
      ['mariner-merchant', 'mm-health', 1],
      ['private-eye', 'pe-health', 1],
      ['psychotherapist', 'pt-health', 2],
    ] as const
    for (const [is, power, points] of rows) {
      const t = buying(is, power, { health: 1, mentality: 1 })
      const base = baseHealth(t.state, t.hero('ann'))
      t.pick('powerUp')
      expect(t.hero('ann')).toMatchObject({ health: 1 + points, mentality: 1 })
      expect(baseHealth(t.state, t.hero('ann'))).toBe(base + points)
      expect(t.hero('bob').powers).toEqual([])
    }
  })

  it('CM-POWER-4 CM-POWER-12 CM-POWER-18 CM-POWER-25 CM-STAT-13 mentality raises base and points together', () => {
    const rows = [
      ['arctic-explorer', 'ae-mentality', 2],
      ['mariner-merchant', 'mm-mentality', 2],
      ['private-eye', 'pe-mentality', 1],
      ['psychotherapist', 'pt-mentality', 2],
    ] as const
    for (const [is, power, points] of rows) {
      const t = buying(is, power, { health: 1, mentality: 1 })
      const base = baseMentality(t.state, t.hero('ann'))
      t.pick('powerUp')
      expect(t.hero('ann')).toMatchObject({ health: 1, mentality: 1 + points })
      expect(baseMentality(t.state, t.hero('ann'))).toBe(base + points)
    }
  })

  it('CM-POWER-5 CM-POWER-13 CM-POWER-19 CM-POWER-26 defence is one higher', () => {
    const rows = [
      ['arctic-explorer', 'ae-defence', 4],
      ['mariner-merchant', 'mm-defence', 4],
      ['private-eye', 'pe-defence', 5],
      ['psychotherapist', 'pt-defence', 4],
    ] as const
    for (const [is, power, others] of rows) {
      const t = buying(is, power)
      const defence = defenceOf(t.state, 0)
      t.pick('powerUp')
      expect(defenceOf(t.state, 0)).toBe(defence + 1)
      expect(defenceOf(t.state, 1)).toBe(others)
    }
  })

  it('CM-POWER-6 CM-POWER-20 CM-BOOST-7 one action more, at once if drawn in the own actions step', () => {
    const rows = [
      ['arctic-explorer', 'ae-action'],
      ['private-eye', 'pe-action'],
    ] as const
    for (const [is, power] of rows) {
      const t = buying(is, power)
      t.pick('powerUp')
      expect(t.table.actions).toBe(5)
      expect(actionsOf(t.state, t.hero('ann'))).toBe(5)
    }
  })

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

  it('CM-POWER-1 CM-POWER-32 CM-HERO-1 CM-CHAR-6 dynamite of the expert rolls d10 and does 1 more, with the power-up 2 more', () => {
    const blast = (powers: PowerSlug[], stick: 'dynamite-stick' | 'dynamite-bundle') => {
      const t = one(
        { is: 'arctic-explorer', powers, objects: [stick] },
        {
          foes: [
            { is: 'star-mound', at: 'R3C4' },
            { is: 'gnoph-keh-cave', at: 'R3C5' },
          ],
        },
      )
      const option = t.offered.find((text) => text.startsWith(`aim ${stick} at R3C4`)) ?? ''
      t.dice(10).pick('aim', option.slice(4))
      expect(t.table.roll?.faces).toBe(10)
      const lost = t.told('loses').find(({ left }) => left <= 3)
      return lost?.points
    }
    expect(blast([], 'dynamite-stick')).toBe(2)
    expect(blast([], 'dynamite-bundle')).toBe(3)
    expect(blast(['ae-explosive-damage'], 'dynamite-stick')).toBe(3)
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

  it('CM-POWER-7 CM-HERO-3 CM-CHAR-8 CM-RULING-41 stamina costs 2 mentality a point, and 1 with Iron Stamina', () => {
    const facing = (powers: PowerSlug[], mentality: number): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R4C1', objects: ['pitchfork'] },
          { is: 'arctic-explorer', at: 'R3C1', powers, mentality },
        ],
        tiles: ['cultist-temple'],
      })
        .dice(5)
        .pick('attack', 'pitchfork at bob')
    const t = facing([], 4)
    expect(t.asked).toBe('bob hurt.stamina')
    t.pick('brace', 2)
    expect(t.hero('bob')).toMatchObject({ health: 5, mentality: 0 })
    expect(facing([], 3).pick('brace', 1).hero('bob')).toMatchObject({ health: 4, mentality: 1 })
    expect(facing([], 1).hero('bob')).toMatchObject({ health: 3, mentality: 1 })
    const iron = facing(['ae-stamina'], 2).pick('brace', 2)
    expect(iron.hero('bob')).toMatchObject({ health: 5, mentality: 0 })
  })
})
