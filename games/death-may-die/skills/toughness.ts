import { levelOf } from '../rules/figures.ts'
import { less, levelHere, levelPublished, type Change, type LossFrom } from '../rules/numbers.ts'
import type { FreeRerolls } from '../rules/rows.ts'

/** Tentacles of a roll against one (DMD-DICE-8). */
const isAgainst = (from: LossFrom): boolean =>
  from === 'attack' || from === 'fire' || from === 'roll'
const isAttackOrFire = (from: string): boolean => from === 'attack' || from === 'fire'

export const toughness: readonly Change[] = [
  levelHere('toughness', 1, 'DMD-TOUGH-1', { packet: less(1) }),
  levelHere('toughness', 2, 'DMD-TOUGH-2', {
    steel: (points, from) => (isAgainst(from) ? 1 : points),
  }),
  levelHere('toughness', 3, 'DMD-TOUGH-3', {
    steel: (points, from) => (from === 'price' ? points : 1),
  }),
  levelHere('toughness', 4, 'DMD-TOUGH-4', { packet: less(1) }),
  levelPublished('toughness', 2, 'DMD-TOUGH-2', {
    packet: (wounds, from) => (isAttackOrFire(from) ? Math.max(0, wounds - 1) : wounds),
    steel: (points, from) => (isAttackOrFire(from) ? 1 : points),
  }),
  levelPublished('toughness', 3, 'DMD-TOUGH-3', {
    packet: (wounds, from) => (isAttackOrFire(from) ? wounds : Math.max(0, wounds - 1)),
    steel: (points, from) => (from === 'price' ? points : 1),
  }),
  levelPublished('toughness', 4, 'DMD-TOUGH-4', { packet: less(1) }),
]

/** Published level 1: one free reroll when attacked or rolling for fire. */
export const toughRerolls: FreeRerolls = {
  skill: 'toughness',
  rule: 'DMD-REROLL-5',
  per: 'roll',
  most: (s, hero, { kind }) =>
    s.table.settings.publishedSkills &&
    (kind === 'foe' || kind === 'fire') &&
    levelOf(s, hero, 'toughness') >= 1
      ? 1
      : 0,
}
