import { reached } from '../effects/levels/reached.ts'
import { skillsGiving } from '../pieces/skills/index.ts'
import type { Symbol } from '../effects/levels/level.ts'
import type { DmdState } from '../state.ts'

/** Symbols that a skill lets a hero count as successes, and what each is worth. */
interface Counted {
  readonly most: number
  readonly worth: number
}
const NONE: Counted = { most: 0, worth: 1 }

const counters = skillsGiving('count').map((skill) => ({
  countOf: reached(skill, 'count'),
  worthOf: reached(skill, 'counted-worth'),
}))

export function countedOf(s: DmdState, hero: number, symbol: Symbol): Counted {
  for (const { countOf, worthOf } of counters) {
    const now = countOf(s, hero)
    if (now?.effect.symbol === symbol)
      return { most: now.effect.most, worth: worthOf(s, hero)?.effect.successes ?? 1 }
  }
  return NONE
}

const loneWounds = skillsGiving('lone-wounds').map((skill) => reached(skill, 'lone-wounds'))

/** Wounds on top against an enemy that is alone. */
export function loneWoundsOf(s: DmdState, hero: number): number {
  let wounds = 0
  for (const woundsOf of loneWounds) wounds += woundsOf(s, hero)?.effect.amount ?? 0
  return wounds
}

const besides = skillsGiving('free-rerolls').map((skill) => reached(skill, 'free-rerolls'))

/** Free rerolls in each attack in one's own space. */
export function rerollsBeside(s: DmdState, hero: number): number {
  let rerolls = 0
  for (const rerollsOf of besides) {
    const now = rerollsOf(s, hero)?.effect
    if (now?.of === 'own-space') rerolls += now.amount
  }
  return rerolls
}
