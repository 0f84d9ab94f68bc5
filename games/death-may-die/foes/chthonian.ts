import { livingInOrder, placeOf, spaceOf } from '../rules/figures.ts'
import { distance } from '../rules/ground.ts'
import { takeStress } from '../rules/tracks.ts'
import type { Ability } from './ability.ts'

/** DMD-ENEMY-8 */
export const chthonian: Ability = {
  moved(g, foe) {
    const s = g.state
    for (const hero of livingInOrder(s))
      if (distance(s, placeOf(s, hero), spaceOf(s, foe)) <= 1) takeStress(g, hero, 1, 'DMD-ENEMY-8')
  },
}
