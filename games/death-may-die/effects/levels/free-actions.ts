import { skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import { placeOf } from '../../rules/figures.ts'
import type { FreeAction } from '../../rules/rows.ts'
import { reached } from './reached.ts'
import { isNearGate } from './rolls.ts'

function rowsOf(skill: Skill): FreeAction {
  const actionOf = reached(skill, 'free-action')
  return {
    skill,
    by: (s, hero, of, target) => {
      const now = actionOf(s, hero)
      if (now === null || now.effect.action !== of) return null
      const { near } = now.effect
      if (near !== undefined && !isNearGate(s, hero, near)) return null
      return of === 'attack' && target === placeOf(s, hero) ? null : now.rule
    },
  }
}

/** Actions that levels of skills give for nothing: an attack only into another space. */
export const freeActions: readonly FreeAction[] = skillsGiving('free-action').map(rowsOf)
