import { symbolsIn } from '../rules/dice.ts'
import { levelOf } from '../rules/figures.ts'
import { healStress } from '../rules/tracks.ts'
import type { Counting } from '../rules/rows.ts'

/** Elder signs as successes. */
export const arcaneMastery: Counting = {
  skill: 'arcane-mastery',
  rule: (s, hero) => (levelOf(s, hero, 'arcane-mastery') >= 2 ? 'DMD-ARCANE-2' : 'DMD-ARCANE-1'),
  most(s, hero, roll) {
    const level = levelOf(s, hero, 'arcane-mastery')
    if (level === 0) return 0
    const shown = symbolsIn(roll, 'elder')
    return level === 1 ? Math.min(1, shown) : shown // DMD-ARCANE-2
  },
  worth: (s, hero) => (levelOf(s, hero, 'arcane-mastery') >= 4 ? 2 : 1), // DMD-ARCANE-4
  counted(g, hero, count) {
    if (levelOf(g.state, hero, 'arcane-mastery') >= 3) healStress(g, hero, count, 'DMD-ARCANE-3')
  },
}
