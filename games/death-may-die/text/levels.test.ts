import { tellingTo } from '@eldertable/testkit'
import { wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import type { Skill } from '../content/investigators.ts'
import { at } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'
import { levelLines, levelWords } from './levels.ts'
import { skillNames } from './names.ts'
import { options } from './options.ts'
import { ruleOfLevel } from './skills.ts'

const skills = Object.keys(levelWords) as Skill[]

describe('What a level of a skill gives', () => {
  it.each(skills)('DMD-INV-4 of %s has no number that the rulebook does not have', (skill) => {
    const wordings = levelWords[skill].map((words, i) => ({
      piece: `${skillNames[skill]} ${i + 1}`,
      printed: rulebook.rules(ruleOfLevel(skill, i + 1)),
      words,
      isSummary: true as const,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('is told of all four, with one’s own and the next', () => {
    expect(levelLines('lucky', 2)).toEqual([
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
