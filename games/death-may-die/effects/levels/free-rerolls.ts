import { skillRows, skillsGiving, type Skill } from '../../pieces/skills/index.ts'
import type { FreeRerolls } from '../../rules/rows.ts'
import type { Roll } from '../../state.ts'
import type { LevelEffectOf, Rolls } from './level.ts'
import { reached } from './reached.ts'

type Rerolls = LevelEffectOf<'free-rerolls'>

/** In which rolls they are given. */
const isIn: Readonly<Record<Rolls, (roll: Roll) => boolean>> = {
  any: () => true,
  'own-space': ({ kind, isNear }) => kind === 'attack' && isNear,
  'against-you': ({ kind }) => kind === 'foe',
  'against-you-or-fire': ({ kind }) => kind === 'foe' || kind === 'fire',
}

/** The sources of a skill, each as its first level has it. */
function sourcesOf(skill: Skill): Rerolls[] {
  const { levels, published } = skillRows[skill]
  const bySource = new Map<number, Rerolls>()
  for (const { gives } of [...levels, ...(published ?? [])])
    for (const effect of gives)
      if (effect.does === 'free-rerolls' && !bySource.has(effect.source))
        bySource.set(effect.source, effect)
  return [...bySource.values()]
}

function rowOf(skill: Skill, { source, rule, per, of }: Rerolls): FreeRerolls {
  const rerollsOf = reached(skill, 'free-rerolls')
  const applies = isIn[of]
  return {
    skill,
    rule,
    per,
    most(s, hero, roll) {
      if (!applies(roll)) return 0
      const now = rerollsOf(s, hero)
      return now !== null && now.effect.source === source ? now.effect.amount : 0
    },
  }
}

/** By the number of their source in picks. */
export const freeRerolls: readonly FreeRerolls[] = skillsGiving('free-rerolls')
  .flatMap((skill) => sourcesOf(skill).map((effect) => ({ skill, effect })))
  .toSorted((one, other) => one.effect.source - other.effect.source)
  .map(({ skill, effect }) => rowOf(skill, effect))
