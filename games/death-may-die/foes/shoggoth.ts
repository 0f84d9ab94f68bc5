import { at } from '@eldertable/kernel'
import type { Ability } from './ability.ts'

/** DMD-ENEMY-7 */
export const shoggoth: Ability = {
  advances(g, foe) {
    const enemy = at(g.state.table.enemies, foe)
    if (enemy.wounds === 0) return
    enemy.wounds = 0
    g.event?.('recovers', 'DMD-ENEMY-7', { foe })
  },
}
