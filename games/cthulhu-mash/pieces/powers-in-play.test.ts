import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'
import { CHARACTER_SLUGS } from './characters.ts'
import { powerAt, powerNumber, type PowerSlug } from './powers.ts'

/** The owner of a power-up on R3C1 of the Cultist Temple; somebody else on R6C6. */
const owner = (
  powers: readonly PowerSlug[],
  more: Partial<Position> = {},
  hero: Partial<HeroAt> = {},
) => {
  const { character } = powerAt(powerNumber(powers[0] ?? 'ae-melee'))
  return at({
    tiles: ['cultist-temple', 'base-camp'],
    heroes: [
      { is: CHARACTER_SLUGS[character] ?? 'arctic-explorer', at: 'R3C1', powers, ...hero },
      { is: character === 2 ? 'mariner-merchant' : 'private-eye', at: 'R6C6' },
    ],
    ...more,
  })
}

/** Draws a power-up by turning generators in. */
const drawn = (power: PowerSlug, hero: Partial<HeroAt> = {}) => {
  const { character } = powerAt(powerNumber(power))
  return at({
    tiles: ['cultist-temple', 'base-camp'],
    heroes: [
      {
        is: CHARACTER_SLUGS[character] ?? 'arctic-explorer',
        at: 'R3C1',
        kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'],
        ...hero,
      },
      { is: character === 2 ? 'mariner-merchant' : 'private-eye', at: 'R6C6' },
    ],
    powers: [power],
  })
}

describe('rolls', () => {
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

  it('CM-POWER-22 counts for the Sedative Syringe too', () => {
    const t = owner(['pt-melee'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    t.dice(3).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'sedative', escape: 3 }])
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

  it('CM-POWER-30 a bonus adds to that of the weapon, and a natural 1 still misses', () => {
    const t = owner(
      ['ae-melee'],
      { foes: [{ is: 'cultist', at: 'R3C2' }] },
      { objects: ['sword-cane'] },
    )
    t.dice(1).pick('attack', 'sword-cane at cultist')
    expect([t.table.roll?.bonus, t.foe('cultist').health]).toEqual([2, 1])
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

  it('CM-POWER-14 Boarding Party adds 2 to pushes and 1 to jumps', () => {
    const t = owner(['mm-boarding-party'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    // Over three spaces instead of two.
    expect([t.offers('jump', 'R3C5'), t.offers('jump', 'R3C6')]).toEqual([true, false])
    t.dice(2).pick('push', 'moon-beast')
    expect(t.table.roll).toMatchObject({ bonus: 2, needed: 4 })
    expect(t.asked).toBe('ann shove.where')
  })
})

describe('statistics', () => {
  it.each([
    ['CM-POWER-3', 'ae-health', 1],
    ['CM-POWER-11', 'mm-health', 1],
    ['CM-POWER-17', 'pe-health', 1],
    ['CM-POWER-24', 'pt-health', 2],
  ] as const)('%s CM-STAT-13 %s raises health and its base by %3$i', (_, power, points) => {
    const t = drawn(power, { objects: ['first-aid-kit'] })
    const { health } = t.hero('ann')
    t.pick('powerUp')
    expect(t.hero('ann').health).toBe(health + points)
    // The base has risen as well: there is nothing to restore.
    expect(t.refusal('green', 'first-aid-kit')).toBe('nothing-to-restore')
  })

  it.each([
    ['CM-POWER-4', 'ae-mentality', 2],
    ['CM-POWER-12', 'mm-mentality', 2],
    ['CM-POWER-18', 'pe-mentality', 1],
    ['CM-POWER-25', 'pt-mentality', 2],
  ] as const)('%s CM-STAT-13 %s raises mentality and its base by %3$i', (_, power, points) => {
    const t = drawn(power, { objects: ['herbs'] })
    const { mentality } = t.hero('ann')
    t.pick('powerUp')
    expect(t.hero('ann').mentality).toBe(mentality + points)
    expect(t.refusal('green', 'herbs')).toBe('nothing-to-restore')
  })

  it.each([
    ['CM-POWER-5', 'ae-defence', 5],
    ['CM-POWER-13', 'mm-defence', 4],
    ['CM-POWER-19', 'pe-defence', 5],
    ['CM-POWER-26', 'pt-defence', 6],
  ] as const)('%s %s raises defence by 1', (_, power, defence) => {
    const t = owner([power], { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
    t.pick('rouse', 'cultist').dice(2).pick('foeStrike', 'ann')
    expect(t.table.roll?.needed).toBe(defence)
  })

  it.each([
    ['CM-POWER-6', 'ae-action'],
    ['CM-POWER-20', 'pe-action'],
  ] as const)(
    '%s CM-BOOST-7 %s gives one more action, already in the turn in which it is drawn',
    (_, power) => {
      const t = drawn(power)
      const { actions } = t.table
      t.pick('powerUp')
      expect(t.table.actions).toBe(actions + 1)
      expect(owner([power]).table.actions).toBe(5)
    },
  )
})

describe('damage and abilities', () => {
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

  it('CM-POWER-7 Iron Stamina: Exceptional Stamina costs 1 mentality a point', () => {
    const t = owner(['ae-stamina'], { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann').pick('brace', 1)
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 3 })
  })

  it('CM-POWER-21 Keen Eye: looking for one more costs no mentality, still once', () => {
    const t = owner(['pe-spot-hidden'], { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound').pick('search')
    expect([t.hero('ann').mentality, t.lying('R3C2').unseen]).toEqual([4, 2])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-POWER-27 Strong Dose: the Syringe also does 1 damage, and its escape is 2', () => {
    const t = owner(['pt-strong-dose'], { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    t.dice(4).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({
      health: 1,
      holds: [{ kind: 'sedative', escape: 2 }],
    })
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
})
