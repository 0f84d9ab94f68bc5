import { at } from '@eldertable/kernel'
import { maps } from '../pieces/maps/index.ts'
import { episodeOf } from '../rules/by-match.ts'
import type { DmdSettings } from '../state.ts'
import { planOf, type Plan } from './plan/plan.ts'

const plans: readonly Plan[] = maps.map(planOf)

/** The plan of the episode that is played. */
export const planIn = (settings: DmdSettings): Plan => at(plans, episodeOf(settings))

/** The ritual track above the plan, and the gap between any two parts of the board. */
export const RITUAL = 62
export const GAP = 8
/** The column beside the plan: one dashboard, one enemy, the dice, the Mythos. */
export const COLUMN = 278

export function sizeIn(settings: DmdSettings): { width: number; height: number } {
  const { width, height } = planIn(settings)
  return { width: width + GAP + COLUMN, height: RITUAL + GAP + height }
}
