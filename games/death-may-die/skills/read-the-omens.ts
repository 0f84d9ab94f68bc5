import { levelOf } from '../rules/figures.ts'
import { level, type Change } from '../rules/numbers.ts'
import type { Reaction } from '../rules/rows.ts'
import { healStress } from '../rules/tracks.ts'

const HEALED = 2
const PRICE = 2

export const readTheOmens: readonly Change[] = [
  level('read-the-omens', 1, 'DMD-OMENS-1', { omens: () => 1 }),
  level('read-the-omens', 2, 'DMD-OMENS-2', { omens: () => 2 }),
  level('read-the-omens', 4, 'DMD-OMENS-4', { cancelling: () => PRICE }),
]

export const omensRelief: Reaction = {
  skill: 'read-the-omens',
  shunned(g, hero) {
    if (levelOf(g.state, hero, 'read-the-omens') >= 3) healStress(g, hero, HEALED, 'DMD-OMENS-3')
  },
}
