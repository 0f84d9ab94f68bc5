import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { CHARACTER_SLUGS } from './characters.ts'
import {
  POWER_SLUGS,
  powerAt,
  powerNumber,
  POWERS,
  POWERS_EACH,
  type PowerSlug,
  type PowerUp,
} from './powers.ts'
import { SPELL_MENTALITY, SPELL_SLUGS, spellAt, spellNumber, SPELLS, type Spell } from './spells.ts'

const printedSpells = rulebook.recordsUnder('5. Spells')
const printedPowers = rulebook.recordsUnder('6. Power-ups')

const timings: Readonly<Record<string, Pick<Spell, 'timing' | 'oncePerTurn'>>> = {
  'own turn': { timing: 'own-turn', oncePerTurn: false },
  'own turn, once per turn': { timing: 'own-turn', oncePerTurn: true },
  'when attacked from range': { timing: 'when-attacked', oncePerTurn: false },
  'after an action': { timing: 'after-action', oncePerTurn: false },
}
const dice: Readonly<Record<string, Spell['die']>> = {
  own: 'own',
  none: 0,
  d6: 6,
  'd8 or none': 8,
  'see rule': 8,
}

describe('spells', () => {
  it('are 16, one piece of each', () => {
    expect(SPELLS.map(({ slug }) => slug)).toEqual(SPELL_SLUGS)
    expect(SPELLS).toHaveLength(16)
  })

  it.each(printedSpells.map((printed, number) => [printed['slug'], printed, number] as const))(
    'the row of %s',
    (named, printed, number) => {
      const { slug, actions, timing, oncePerTurn, die, ...spell } = spellAt(number)
      expect({ rule: spell.rule, slug, actions, timing, oncePerTurn, die }).toEqual({
        rule: printed['rule'],
        slug: named,
        actions: Number(printed['actions']),
        ...timings[printed['timing'] ?? ''],
        die: dice[printed['attack'] ?? ''],
      })
    },
  )

  it('those that hold or hurt have the numbers of their rules', () => {
    const numbers = SPELLS.filter(({ hold, damage }) => hold !== undefined || damage > 0)
    expect(numbers.map(({ slug, hold, damage }) => [slug, hold?.escape, damage])).toEqual([
      ['freezing-wrack', 2, 0],
      ['grasp-of-cthulhu', 3, 0],
      ['sound-wave', undefined, 1],
      ['spectral-razor', undefined, 2],
      ['steal-life', undefined, 1],
    ])
    expect(spellAt(spellNumber('spectral-razor')).die).toBe(8)
  })

  it('every casting costs 1 mentality', () => {
    const casting = rulebook.text.split('\n').find((line) => line.startsWith('- **CM-CAST-4**'))
    expect(casting).toContain(`${SPELL_MENTALITY} mentality`)
  })
})

const bonuses: Readonly<Record<PowerSlug, Partial<PowerUp>>> = {
  'ae-explosive-damage': { explosive: 1 },
  'ae-melee': { melee: 1 },
  'ae-health': { health: 1 },
  'ae-mentality': { mentality: 2 },
  'ae-defence': { defence: 1 },
  'ae-action': { actions: 1 },
  'ae-stamina': { cheapStamina: true },
  'mm-parry': { parry: 1 },
  'mm-melee': { melee: 1 },
  'mm-ranged': { ranged: 2 },
  'mm-health': { health: 1 },
  'mm-mentality': { mentality: 2 },
  'mm-defence': { defence: 1 },
  'mm-boarding-party': { push: 2, jump: 1 },
  'pe-ranged': { ranged: 1 },
  'pe-dead-shot': { rangedDamage: 1 },
  'pe-health': { health: 1 },
  'pe-mentality': { mentality: 1 },
  'pe-defence': { defence: 1 },
  'pe-action': { actions: 1 },
  'pe-spot-hidden': { freeSpotHidden: true },
  'pt-melee': { melee: 1 },
  'pt-ranged': { ranged: 1 },
  'pt-health': { health: 2 },
  'pt-mentality': { mentality: 2 },
  'pt-defence': { defence: 1 },
  'pt-strong-dose': { strongDose: true },
  'pt-insight': { insight: true },
}

describe('power-ups', () => {
  it('CM-POWER-29 are 28, seven for each character', () => {
    expect(POWERS.map(({ slug }) => slug)).toEqual(POWER_SLUGS)
    for (const character of CHARACTER_SLUGS.keys())
      expect(POWERS.filter((power) => power.character === character)).toHaveLength(POWERS_EACH)
    expect(POWERS_EACH * CHARACTER_SLUGS.length).toBe(28)
  })

  it.each(printedPowers.map((printed, number) => [printed['slug'], printed, number] as const))(
    'the row of %s',
    (named, printed, number) => {
      const { slug, character, forOthers, ...power } = powerAt(number)
      expect([power.rule, slug, CHARACTER_SLUGS[character], forOthers ? 'yes' : 'no']).toEqual([
        printed['rule'],
        named,
        printed['character'],
        printed['for others'],
      ])
    },
  )

  it.each(POWER_SLUGS)('%s gives its bonus and no other', (slug) => {
    const told = ['rule', 'slug', 'name', 'character', 'forOthers', 'lasts']
    const real = Object.entries(powerAt(powerNumber(slug))).filter(
      ([field, bonus]) => !told.includes(field) && bonus !== 0 && bonus !== false,
    )
    expect(Object.fromEntries(real)).toEqual(bonuses[slug])
  })
})
