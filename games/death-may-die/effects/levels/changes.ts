import { levelsOf, skillKeys, skillRows, type Skill } from '../../pieces/skills/index.ts'
import { level, levelHere, levelPublished, type Change } from '../../rules/numbers.ts'
import { levelEffects } from './index.ts'

/** What the levels of a skill change, in one of the two ways to play it or in both. */
const changesOf = (skill: Skill, isPublished: boolean, make: typeof level): readonly Change[] =>
  levelsOf(skill, isPublished).flatMap(({ gives, rule }, place) =>
    gives.flatMap((effect) => {
      const changes = levelEffects.changes(effect, place + 1)
      return Object.keys(changes).length === 0 ? [] : [make(skill, place + 1, rule, changes)]
    }),
  )

/** What skills change of the numbers that rules ask for. */
export const skillChanges: readonly Change[] = skillKeys.flatMap((skill) =>
  skillRows[skill].published === null
    ? changesOf(skill, false, level)
    : [...changesOf(skill, false, levelHere), ...changesOf(skill, true, levelPublished)],
)
