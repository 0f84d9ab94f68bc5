import { levelInWords } from '../effects/levels/index.ts'
import { levelsOf, type Skill } from '../pieces/skills/index.ts'
import type { DmdSettings } from '../state.ts'

type Played = Pick<DmdSettings, 'publishedSkills'>

/** What each level of a skill gives: the first of the four, and then what the next one adds or changes. */
export const levelWords = (skill: Skill, { publishedSkills }: Played): readonly string[] =>
  levelsOf(skill, publishedSkills).map(levelInWords)

/** A skill's levels as a list, each with whether one has it. */
export const levelLines = (skill: Skill, level: number, played: Played): string[] =>
  levelWords(skill, played).map((words, i) => {
    const number = i + 1
    const mark = number === level ? ' (yours now)' : number === level + 1 ? ' (next)' : ''
    return `Level ${number}${mark}: ${words}.`
  })
