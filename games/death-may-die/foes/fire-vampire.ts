import { placeFire } from '../rules/fire.ts'
import { spaceOf } from '../rules/figures.ts'
import { NOWHERE } from '../state.ts'
import type { Ability } from './ability.ts'

/** DMD-ENEMY-2 */
export const fireVampire: Ability = {
  hurt: (g, foe) => placeFire(g, spaceOf(g.state, foe), 'DMD-ENEMY-2'),
  struck(g, foe, _, dealt) {
    const space = spaceOf(g.state, foe)
    if (dealt > 0 && space !== NOWHERE) placeFire(g, space, 'DMD-ENEMY-2')
  },
}
