import { levelOf } from '../rules/figures.ts'
import { level, type Change } from '../rules/numbers.ts'
import type { FreeRerolls, Reaction } from '../rules/rows.ts'
import { healStress } from '../rules/tracks.ts'

const ALL = 99

export const protector: readonly Change[] = [
  level('protector', 1, 'DMD-PROTECT-1', { protects: () => 0 }),
  level('protector', 2, 'DMD-PROTECT-2', { protects: () => 1 }),
]

export const protectorRerolls: FreeRerolls = {
  skill: 'protector',
  rule: 'DMD-PROTECT-3',
  per: 'roll',
  most: (s, hero, { kind }) => (kind === 'foe' && levelOf(s, hero, 'protector') >= 3 ? 2 : 0),
}

export const protectorRelief: Reaction = {
  skill: 'protector',
  protected(g, hero) {
    if (levelOf(g.state, hero, 'protector') >= 4) healStress(g, hero, ALL, 'DMD-PROTECT-4')
  },
}
