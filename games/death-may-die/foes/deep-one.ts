import { kindOf, spaceOf } from '../rules/figures.ts'
import { isWater, monstersOf } from '../rules/ground.ts'
import { alwaysIn, type Change } from '../rules/numbers.ts'
import type { DmdState } from '../state.ts'

/** Whether it is a Deep One in a Water space. */
export const isInItsElement = (s: DmdState, foe: number): boolean =>
  kindOf(s, foe) === 'deep-one' && isWater(s, spaceOf(s, foe))

export const deepOne: Change = alwaysIn(
  (settings) => monstersOf(settings).includes('deep-one'),
  'DMD-ENEMY-3',
  { foeDice: (dice, foe, s) => (isInItsElement(s, foe) ? dice + 1 : dice) },
)
