import { describe, expect, it } from 'vitest'
import { CHARACTER_SLUGS, type CharacterSlug } from '../../pieces/characters.ts'
import { powerAt, powerNumber, type PowerSlug } from '../../pieces/powers.ts'
import { at, type MashScenario } from '../../testing/at.ts'
import { type HeroAt, one } from '../../testing/one.ts'
import { owner } from '../../testing/owner.ts'
import { actionsOf, baseHealth, baseMentality, defenceOf } from './numbers.ts'

/** A character who can buy the power-up that lies on top of its stack. */
const buying = (is: CharacterSlug, power: PowerSlug, ann: Partial<HeroAt> = {}): MashScenario =>
  one(
    { is, kills: ['cultist-idol', 'cultist-idol', 'cultist-idol'], ...ann },
    { powers: [power], spells: ['fly'] },
  )

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

describe('Power-ups for statistics', () => {
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
