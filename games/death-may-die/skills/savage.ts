import { isOnlyEnemy, levelOf } from '../rules/figures.ts'
import type { Counting, Reaction } from '../rules/rows.ts'
import { healStress } from '../rules/tracks.ts'
import type { DmdState, Roll } from '../state.ts'

const EXTRA = [0, 1, 2, 2, 3]
const RULES = ['', 'DMD-SAVAGE-1', 'DMD-SAVAGE-2', 'DMD-SAVAGE-2', 'DMD-SAVAGE-4']
const ALL = 99

/** Whether an attack has the only enemy in its space as its target. */
const isAlone = (s: DmdState, { kind, targets }: Roll): boolean =>
  kind === 'attack' && isOnlyEnemy(s, targets)

/** Wounds on top of the successes; the wounds of an attack on one target are its successes. */
export const savage: Counting = {
  skill: 'savage',
  rule: (s, hero) => RULES[levelOf(s, hero, 'savage')] ?? '',
  most: (s, hero, roll) =>
    levelOf(s, hero, 'savage') > 0 && roll.successes > 0 && isAlone(s, roll) ? 1 : 0,
  worth: (s, hero) => EXTRA[levelOf(s, hero, 'savage')] ?? 0, // DMD-SAVAGE-2, DMD-SAVAGE-4
}

export const savageRelief: Reaction = {
  skill: 'savage',
  killed(g, hero, wasAlone) {
    if (wasAlone && levelOf(g.state, hero, 'savage') >= 3) healStress(g, hero, ALL, 'DMD-SAVAGE-3')
  },
}
