import type { Use } from '../content/claims.ts'
import { isBeforeVersion2 } from '../earlier/edition.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { heroAt, livingInOrder, placeOf } from '../rules/figures.ts'
import { placeFire } from '../rules/fire.ts'
import { healStress, healWounds } from '../rules/tracks.ts'
import type { DmdState } from '../state.ts'

const rule = 'DMD-CLAIM-10'
const ALL = 99

type Healing = Extract<Use, { for: 'heal' }>

export function cannotHeal(s: DmdState, hero: number, use: Healing): Reason | undefined {
  const { wounds, stress } = heroAt(s, hero)
  const points = Math.min(use.wounds, wounds) + Math.min(use.stress, stress)
  return points === 0 ? 'nothing-to-heal' : undefined
}

export function heal(g: Game, hero: number, { wounds, stress }: Healing): void {
  healWounds(g, hero, wounds, rule)
  healStress(g, hero, stress, rule)
}

/** Without stress the fire alone would be left of it. */
export const cannotHealAllStress = (s: DmdState, hero: number): Reason | undefined =>
  heroAt(s, hero).stress === 0 && !isBeforeVersion2(s) ? 'nothing-to-heal' : undefined

export function healAllStress(g: Game, hero: number): void {
  healStress(g, hero, ALL, rule)
  placeFire(g, placeOf(g.state, hero), rule)
}

export const cannotComfort = (s: DmdState, hero: number): Reason | undefined =>
  livingInOrder(s).some((other) => other !== hero && heroAt(s, other).stress > 0)
    ? undefined
    : 'nothing-to-heal'

export function comfort(g: Game, hero: number): void {
  for (const other of livingInOrder(g.state)) if (other !== hero) healStress(g, other, 1, rule)
}
