import { spaceOf } from '../rules/figures.ts'
import { isDark } from '../rules/light.ts'
import type { Ability } from './ability.ts'

const IN_THE_DARK = 2

/** DMD-ENEMY-6 */
export const huntingHorror: Ability = {
  mostWounds: (s, foe) => (isDark(s, spaceOf(s, foe)) ? IN_THE_DARK : Infinity),
}
