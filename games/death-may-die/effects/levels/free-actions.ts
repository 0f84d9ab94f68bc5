import { levelsOf, skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import { placeOf } from '../../rules/figures.ts'
import type { FreeAction } from '../../rules/rows.ts'
import type { LevelEffectOf } from './level.ts'
import { reached } from './reached.ts'
import { isNearGate } from './rolls.ts'

/** The actions that a skill gives at any level. */
function actionsOf(skill: Skill): readonly LevelEffectOf<'free-action'>['action'][] {
  const all = [false, true].flatMap((isPublished) => levelsOf(skill, isPublished))
  const effects = all.flatMap(({ gives }) => gives)
  return [...new Set(effects.flatMap((one) => (one.does === 'free-action' ? [one.action] : [])))]
}

function rowOf(skill: Skill, of: LevelEffectOf<'free-action'>['action']): FreeAction {
  const actionOf = reached(skill, 'free-action')
  return {
    skill,
    of,
    by(s, hero, target) {
      const now = actionOf(s, hero)
      if (now?.effect.action !== of) return null
      const { near } = now.effect
      if (near !== undefined && !isNearGate(s, hero, near)) return null
      return of === 'attack' && target === placeOf(s, hero) ? null : now.rule
    },
  }
}

/** Actions that levels of skills give for nothing: an attack only into another space. */
export const freeActions: readonly FreeAction[] = skillsGiving('free-action').flatMap((skill) =>
  actionsOf(skill).map((of) => rowOf(skill, of)),
)
