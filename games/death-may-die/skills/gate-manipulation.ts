import { gates } from '../content/map.ts'
import { levelOf, placeOf } from '../rules/figures.ts'
import { distance, groundOn } from '../rules/ground.ts'
import { level, type Change } from '../rules/numbers.ts'
import type { FreeAction } from '../rules/rows.ts'
import type { DmdState } from '../state.ts'

const isNearGate = (s: DmdState, hero: number): boolean =>
  gates.some((gate) => distance(s, placeOf(s, hero), groundOn(s).gateAt[gate]) <= 1)

export const gateManipulation: readonly Change[] = [
  level('gate-manipulation', 1, 'DMD-GATES-1', { gateReach: () => 0 }),
  level('gate-manipulation', 2, 'DMD-GATES-2', { gateReach: () => 1 }),
  level('gate-manipulation', 3, 'DMD-GATES-3', {
    restsAnywhere: (may, _, s, hero) => may || isNearGate(s, hero),
  }),
  level('gate-manipulation', 4, 'DMD-GATES-4', {
    dice: (dice, _, s, hero) => (isNearGate(s, hero) ? dice + 1 : dice),
  }),
]

export const freeRest: FreeAction = {
  skill: 'gate-manipulation',
  rule: 'DMD-GATES-4',
  of: 'rest',
  isFree: (s, hero) => levelOf(s, hero, 'gate-manipulation') >= 4 && isNearGate(s, hero),
}
