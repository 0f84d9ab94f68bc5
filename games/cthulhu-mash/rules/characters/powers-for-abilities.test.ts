import { describe, expect, it } from 'vitest'
import type { PowerSlug } from '../../pieces/powers.ts'
import { SPELL_SLUGS } from '../../pieces/spells.ts'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { type HeroAt, one, two } from '../../testing/one.ts'
import { owner } from '../../testing/owner.ts'

describe('Power-ups for damage and abilities', () => {
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

  it('CM-POWER-1 CM-POWER-32 +1 Explosive Damage: a stick does 3 and a bundle 4', () => {
    const thrown = (object: 'dynamite-stick' | 'dynamite-bundle', powers: readonly PowerSlug[]) => {
      const t = owner(
        powers,
        { foes: [{ is: 'star-mound', at: 'R3C4' }] },
        { objects: [object], is: 'arctic-explorer' },
      )
      t.dice(9).pick('aim', `${object} at R3C4 0`)
      return t.told('loses').map(({ points }) => points)
    }
    // The mound has three points to lose, so the fourth of the bundle is surplus.
    expect(thrown('dynamite-stick', ['ae-explosive-damage'])).toEqual([3])
    expect(thrown('dynamite-stick', [])).toEqual([2])
    expect(thrown('dynamite-bundle', [])).toEqual([3])
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

  it('CM-POWER-7 Iron Stamina: Exceptional Stamina costs 1 mentality a point', () => {
    const t = owner(['ae-stamina'], { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann').pick('brace', 1)
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 3 })
  })

  it('CM-POWER-16 CM-POWER-31 one more damage for single shots of revolver, spear and vial alone', () => {
    const shot = (weapon: 'revolver-32' | 'magic-spear' | 'acid-vial', to = 'R3C3'): number => {
      const t = one(
        { is: 'private-eye', powers: ['pe-dead-shot'], objects: [weapon] },
        { foes: [{ is: 'star-mound', at: to }] },
      )
      t.dice(5).pick('attack', `${weapon} at star-mound`)
      return t.told('loses')[0]?.points ?? 0
    }
    expect(shot('revolver-32')).toBe(2)
    expect(shot('magic-spear')).toBe(2)
    expect(shot('acid-vial')).toBe(3)
    expect(shot('magic-spear', 'R4C1')).toBe(1)
    const area = one(
      {
        is: 'private-eye',
        powers: ['pe-dead-shot'],
        objects: ['tommy-gun', 'electric-gun', 'mist-projector', 'bolos'],
        spells: ['steal-life'],
      },
      {
        foes: [
          { is: 'star-mound', at: 'R3C3' },
          { is: 'moon-beast', at: 'R6C1' },
        ],
      },
    )
    area.dice(5).pick('attack', 'electric-gun at star-mound')
    area.dice(5).pick('aim', 'tommy-gun at R3C3 1')
    expect(area.foe('star-mound').health).toBe(1)
    area.dice(4).pick('attack', 'bolos at moon-beast')
    expect(area.foe('moon-beast').health).toBe(2)
    const mist = one(
      {
        is: 'private-eye',
        powers: ['pe-dead-shot'],
        objects: ['mist-projector'],
        spells: ['steal-life'],
      },
      { foes: [{ is: 'star-mound', at: 'R3C3' }] },
    )
    mist.dice(5).pick('aim', 'mist-projector at R3C1 1')
    expect(mist.foe('star-mound').health).toBe(2)
    mist.dice(5).pick('attack', 'steal-life at star-mound')
    expect(mist.foe('star-mound').health).toBe(1)
  })

  it('CM-POWER-16 CM-POWER-31 +1 Ranged Damage counts for Revolver, Spear and Acid, not for areas, nets or melee', () => {
    const shot = (
      means: 'revolver-32' | 'magic-spear' | 'acid-vial' | 'electric-gun',
      where = 'R3C4',
    ) => {
      const t = owner(
        ['pe-dead-shot'],
        { foes: [{ is: 'star-mound', at: where }] },
        { objects: [means] },
      )
      t.dice(6).pick('attack', `${means} at star-mound`)
      return t.foes('star-mound')[0]?.health ?? 0
    }
    expect([shot('revolver-32'), shot('magic-spear'), shot('acid-vial')]).toEqual([1, 1, 0])
    expect([shot('electric-gun'), shot('magic-spear', 'R3C2')]).toEqual([2, 2])
    const area = owner(
      ['pe-dead-shot'],
      { foes: [{ is: 'star-mound', at: 'R3C4' }] },
      { objects: ['tommy-gun'] },
    )
    area.dice(6).pick('aim', 'tommy-gun at R3C4 1')
    expect(area.foe('star-mound').health).toBe(2)
  })

  it('CM-POWER-21 CM-CHAR-18 CM-HERO-10 CM-REACT-25 CM-RULING-42 searching costs 1 mentality, with Keen Eye nothing, once a draw', () => {
    const broken = (powers: HeroAt['powers'], mentality: number): MashScenario =>
      one(
        { is: 'private-eye', mentality, ...(powers && { powers }) },
        { foes: [{ is: 'star-mound', at: 'R4C1', health: 1 }] },
      )
        .dice(5)
        .pick('attack', 'hands at star-mound')
    const t = broken([], 1)
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect(t.hero('ann').mentality).toBe(0)
    expect(t.lying('R4C1').unseen).toBe(2)
    expect(t.asked).toBe('ann actions.choose')
    expect(broken([], 0).lying('R4C1').unseen).toBe(1)
    expect(broken([], 1).pick('decline').lying('R4C1').unseen).toBe(1)
    const keen = broken(['pe-spot-hidden'], 0).pick('search')
    expect(keen.lying('R4C1').unseen).toBe(2)
    expect(keen.hero('ann').mentality).toBe(0)
  })

  it('CM-POWER-21 Keen Eye: looking for one more costs no mentality, still once', () => {
    const t = owner(['pe-spot-hidden'], { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound').pick('search')
    expect([t.hero('ann').mentality, t.lying('R3C2').unseen]).toEqual([4, 2])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-POWER-27 CM-CHAR-19 a strong dose does 1 damage as well and holds with 1-2', () => {
    const sting = (powers: NonNullable<HeroAt['powers']>): MashScenario =>
      one({ is: 'psychotherapist', powers }, { foes: [{ is: 'moon-beast', at: 'R4C1' }] })
        .dice(4)
        .pick('attack', 'syringe at moon-beast')
    expect(sting(['pt-strong-dose']).foe('moon-beast')).toMatchObject({
      health: 1,
      holds: [{ kind: 'sedative', escape: 2 }],
    })
    expect(sting([]).foe('moon-beast')).toMatchObject({
      health: 2,
      holds: [{ kind: 'sedative', escape: 3 }],
    })
  })

  it('CM-POWER-27 Strong Dose: the Syringe also does 1 damage, and its escape is 2', () => {
    const t = owner(['pt-strong-dose'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    t.dice(4).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({
      health: 1,
      holds: [{ kind: 'sedative', escape: 2 }],
    })
  })

  it('CM-POWER-28 CM-POWER-33 insight teaches a spell that is kept through death; with an empty stack none', () => {
    const position: Position = {
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C1',
          health: 1,
          kills: ['cultist-idol', 'cultist-idol'],
          home: 'medical-school',
        },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'medical-school'],
      powers: ['pt-insight'],
      spells: ['fly'],
      piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
    }
    const t = at(position).pick('powerUp')
    expect(t.hero('ann').spells).toEqual([3])
    expect(t.offers('cast', 'fly')).toBe(true)
    t.pick('pickTop')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', powers: [], spells: [3] })
    const none = at({
      ...position,
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', kills: ['cultist-idol', 'cultist-idol'] },
        { is: 'private-eye', at: 'R1C6', spells: SPELL_SLUGS },
      ],
      spells: [],
    }).pick('powerUp')
    expect(none.hero('ann')).toMatchObject({ powers: [27], spells: [] })
  })

  it('CM-POWER-28 Insight draws a spell that is known for good', () => {
    const t = at({
      tiles: ['cultist-temple', 'base-camp'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', kills: ['cultist-idol', 'cultist-idol'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      powers: ['pt-insight'],
      spells: ['fly'],
    })
    t.pick('powerUp')
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.hero('ann').objects).toEqual([])
  })

  it('CM-POWER-28 CM-BOOST-1 only Insight draws a spell', () => {
    const kills = ['cultist-idol', 'cultist-idol', 'cultist-idol'] as const
    const drawn = (is: 'private-eye' | 'psychotherapist', power: 'pe-action' | 'pt-insight') => {
      const t = two({ is, kills }, { powers: [power], spells: ['fly'] })
      return t.pick('powerUp').hero('ann').spells.length
    }
    expect([drawn('private-eye', 'pe-action'), drawn('psychotherapist', 'pt-insight')]).toEqual([
      0, 1,
    ])
  })
})
