import { levelsOf, reachedBy, type Reached, type Skill } from '../../pieces/skills/index.ts'
import { levelOf } from '../../rules/figures.ts'
import type { DmdState } from '../../state.ts'
import type { Levels } from './level.ts'

/** Finds what a hero has of an effect at its level of a skill, or nothing. */
export function reached<Name extends keyof Levels>(
  skill: Skill,
  name: Name,
): (s: DmdState, hero: number) => Reached<Name> {
  const here = reachedBy(levelsOf(skill, false), name)
  const published = reachedBy(levelsOf(skill, true), name)
  return (s, hero) => {
    const level = levelOf(s, hero, skill)
    return (s.table.settings.publishedSkills ? published : here)[level] ?? null
  }
}
