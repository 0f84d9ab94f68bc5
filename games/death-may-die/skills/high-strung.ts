import { isAgainst, symbolsIn } from '../rules/dice.ts'
import { levelOf } from '../rules/figures.ts'
import type { Counting } from '../rules/rows.ts'
import { healWounds } from '../rules/tracks.ts'

const FRENZY = 2

/** Tentacles as successes; they stay tentacles too. */
export const highStrung: Counting = {
  skill: 'high-strung',
  rule: (s, hero) => (levelOf(s, hero, 'high-strung') >= 2 ? 'DMD-STRUNG-2' : 'DMD-STRUNG-1'),
  most(s, hero, roll) {
    const level = levelOf(s, hero, 'high-strung')
    if (level === 0) return 0
    const shown = symbolsIn(roll, 'tentacle')
    return level === 1 ? Math.min(1, shown) : shown // DMD-STRUNG-2
  },
  worth: () => 1,
  counted(g, hero, count) {
    if (levelOf(g.state, hero, 'high-strung') >= 3) healWounds(g, hero, count, 'DMD-STRUNG-3')
  },
}

export const frenzy: Counting = {
  skill: 'high-strung',
  rule: () => 'DMD-STRUNG-4',
  most: (s, hero, roll) =>
    levelOf(s, hero, 'high-strung') >= 4 &&
    !isAgainst(roll.kind) &&
    symbolsIn(roll, 'tentacle') >= FRENZY
      ? 1
      : 0,
  worth: () => 2,
}
