import type { LevelEffectOf, Levels } from '../../effects/levels/level.ts'
import { commonSkills } from './common.ts'
import type { Level, SkillRow } from './skill.ts'
import { uniqueSkills } from './unique.ts'

export type CommonSkill = keyof typeof commonSkills
export type UniqueSkill = keyof typeof uniqueSkills
export type Skill = CommonSkill | UniqueSkill

/** All skills, in the order of the rulebook. */
export const skillRows: Readonly<Record<Skill, SkillRow>> = { ...commonSkills, ...uniqueSkills }
export const skillKeys = Object.keys(skillRows) as readonly Skill[]

/** The levels of a skill in matches with or without the option `publishedSkills`. */
export function levelsOf(skill: Skill, isPublished: boolean): readonly Level[] {
  const { levels, published } = skillRows[skill]
  return (isPublished ? published : null) ?? levels
}

/** The rule of a skill's level; below the first it is that of the first. */
export const ruleOfLevel = (skill: Skill, level: number): string =>
  skillRows[skill].rule.replace(/1$/, String(Math.max(1, level)))

/** What a level, from 0 to 4, has of an effect: as the highest level up to it says (DMD-INV-7), and by which rule. */
export type Reached<Name extends keyof Levels> = {
  readonly effect: LevelEffectOf<Name>
  readonly rule: string
} | null

/** By level, what a skill has of an effect. */
export function reachedBy<Name extends keyof Levels>(
  levels: readonly Level[],
  name: Name,
  isMeant: (effect: LevelEffectOf<Name>) => boolean = () => true,
): readonly Reached<Name>[] {
  const byLevel: Reached<Name>[] = [null]
  for (const [below, { gives, rule }] of levels.entries()) {
    const effect = gives.find(
      (one): one is LevelEffectOf<Name> => one.does === name && isMeant(one as LevelEffectOf<Name>),
    )
    byLevel.push(effect === undefined ? (byLevel[below] ?? null) : { effect, rule })
  }
  return byLevel
}

/** The skills that give something at any level, played as they are in one of the two ways. */
export const skillsGiving = (name: keyof Levels): readonly Skill[] =>
  skillKeys.filter((skill) =>
    [false, true].some((isPublished) =>
      levelsOf(skill, isPublished).some(({ gives }) => gives.some(({ does }) => does === name)),
    ),
  )
