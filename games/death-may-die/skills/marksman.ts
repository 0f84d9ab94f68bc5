import { levelOf, placeOf } from '../rules/figures.ts'
import { levelHere, levelPublished, type Aim, type Change } from '../rules/numbers.ts'
import type { FreeAction } from '../rules/rows.ts'

const far =
  (amount: number) =>
  (dice: number, aim: Aim): number =>
    aim.for === 'attack' && !aim.isNear ? dice + amount : dice

export const marksman: readonly Change[] = [
  levelHere('marksman', 1, 'DMD-MARKS-1', { range: () => 1 }),
  levelHere('marksman', 2, 'DMD-MARKS-2', { range: () => 2 }),
  levelHere('marksman', 3, 'DMD-MARKS-3', { dice: far(1) }),
  levelHere('marksman', 4, 'DMD-MARKS-4', { dice: far(1) }),
  levelPublished('marksman', 1, 'DMD-MARKS-1', { range: () => 1 }),
  levelPublished('marksman', 2, 'DMD-MARKS-3', { dice: far(2) }),
  levelPublished('marksman', 3, 'DMD-MARKS-2', { range: () => 2 }),
]

/** Published level 4: one free attack each turn at a target outside one's space. */
export const freeShot: FreeAction = {
  skill: 'marksman',
  rule: 'DMD-MARKS-4',
  of: 'attack',
  isFree: (s, hero, target) =>
    s.table.settings.publishedSkills &&
    target !== placeOf(s, hero) &&
    levelOf(s, hero, 'marksman') >= 4,
}
