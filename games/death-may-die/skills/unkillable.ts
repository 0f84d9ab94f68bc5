import { levelOf } from '../rules/figures.ts'
import { level, type Change } from '../rules/numbers.ts'
import type { Reaction } from '../rules/rows.ts'
import { healStress } from '../rules/tracks.ts'

const ALL = 99

export const unkillable: readonly Change[] = [
  level('unkillable', 1, 'DMD-UNKILL-1', { lives: () => 1 }),
  level('unkillable', 2, 'DMD-UNKILL-2', { lives: () => 2 }),
  level('unkillable', 4, 'DMD-UNKILL-4', { lives: () => 3 }),
]

export const unkillableRelief: Reaction = {
  skill: 'unkillable',
  revived(g, hero) {
    if (levelOf(g.state, hero, 'unkillable') >= 3) healStress(g, hero, ALL, 'DMD-UNKILL-3')
  },
}
