import { tellingTo } from '@eldertable/testkit'
import { wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { ruleOfLevel, skillKeys, skillRows } from '../pieces/skills/index.ts'
import { at } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'
import { levelLines, levelWords } from './levels.ts'
import { options } from './options.ts'

const played = [false, true].map((publishedSkills) => ({ publishedSkills }))

describe('What a level of a skill gives', () => {
  it.each(skillKeys)('DMD-INV-7 of %s has no number that the rulebook does not have', (skill) => {
    const wordings = levelWords(skill, { publishedSkills: false }).map((words, i) => ({
      piece: `${skillRows[skill].name} ${i + 1}`,
      printed: rulebook.rules(ruleOfLevel(skill, i + 1)),
      words,
      isSummary: true as const,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('DMD-INV-7 is told as published if the match is played so', () => {
    const told = skillKeys.flatMap((skill) => {
      const [here = [], published = []] = played.map((one) => levelWords(skill, one))
      return published.flatMap((words, i) =>
        words === here[i] ? [] : [`${skillRows[skill].name} ${i + 1}: ${words}`],
      )
    })
    expect(told).toEqual([
      'Marksman 2: 2 bonus dice against enemies in other spaces',
      'Marksman 3: attack enemies up to two spaces away',
      'Marksman 4: one free attack each turn on an enemy in another space',
      'Swiftness 1: a Move is up to four steps',
      'Swiftness 2: one free Move each turn',
      'Swiftness 3: take somebody along on your Moves',
      'Toughness 1: one free reroll in each attack against you and each roll for fire',
      'Toughness 2: 1 wound less from attacks and fire, and 1 sanity less lost to an attack or fire',
      'Toughness 3: 1 wound less from anything else, and any loss of sanity is a point less',
      'Lucky 4: three free rerolls in each roll',
    ])
  })

  it('is told of all four, with one’s own and the next', () => {
    expect(levelLines('lucky', 2, { publishedSkills: false })).toEqual([
      'Level 1: one free reroll each turn.',
      'Level 2 (yours now): two free rerolls each turn.',
      'Level 3 (next): three free rerolls each turn.',
      'Level 4: four free rerolls each turn.',
    ])
  })

  it('DMD-SANITY-6 stands on the option before one chooses', () => {
    const t = at({ ann: { is: 'ian' } }).runOnly('levelUp', { hero: 0 })
    const labels = [0, 1, 2].map((skill) => options.levelUp(skill, tellingTo(t, 0)))
    expect(labels).toContain(
      'Raise Brawling to 2 (attack any number of enemies in your space, and divide the successes)',
    )
  })
})
