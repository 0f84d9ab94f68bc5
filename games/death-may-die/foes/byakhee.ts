import { isAlive, spaceOf } from '../rules/figures.ts'
import { NOWHERE } from '../state.ts'
import type { Ability } from './ability.ts'

/** DMD-ENEMY-5; `rules/carried-off.ts` finds the gate. */
export const byakhee: Ability = {
  finished(g, foe, hero, dealt) {
    if (dealt === 0 || !isAlive(g.state, hero) || spaceOf(g.state, foe) === NOWHERE) return
    g.call('carriedOff', { at: '', hero, foe })
  },
}
