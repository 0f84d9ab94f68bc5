import { spaceOf } from '../rules/figures.ts'
import { takeSigns } from '../rules/tracks.ts'
import { NOWHERE } from '../state.ts'
import type { Ability } from './ability.ts'

const DEEP_WOUND = 2

/** DMD-ENEMY-10 */
export const starSpawn: Ability = {
  struck(g, foe, _, dealt) {
    const at = spaceOf(g.state, foe)
    if (dealt >= DEEP_WOUND && at !== NOWHERE)
      g.call('rlyeh', {
        at: '',
        spaces: [at],
        by: g.state.table.active,
        withCultist: false,
        rule: 'DMD-ENEMY-10',
      })
  },
}

/** DMD-ENEMY-12 */
export const hasturDisciple: Ability = {
  struck(g, _, hero, dealt) {
    if (dealt > 0) takeSigns(g, hero, 1, 'DMD-ENEMY-12')
  },
}
