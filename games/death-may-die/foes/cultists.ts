import { at } from '@eldertable/kernel'
import { rollOn, symbolsIn } from '../rules/dice.ts'
import { spaceOf } from '../rules/figures.ts'
import { takeSigns, takeStress } from '../rules/tracks.ts'
import { NOWHERE } from '../state.ts'
import type { Ability } from './ability.ts'

/** DMD-ENEMY-9 */
export const cultistOfCthulhu: Ability = {
  struck(g, foe, hero, dealt) {
    const space = spaceOf(g.state, foe)
    if (dealt > 0 && space !== NOWHERE && at(g.state.table.rlyeh, space))
      takeStress(g, hero, 1, 'DMD-ENEMY-9')
  },
}

/** DMD-ENEMY-11: elder signs that show, whatever they were counted as (DMD-TERM-24). */
export const cultistOfHastur: Ability = {
  struck(g, _, hero) {
    if (symbolsIn(rollOn(g.state), 'elder') > 0) takeSigns(g, hero, 1, 'DMD-ENEMY-11')
  },
}
