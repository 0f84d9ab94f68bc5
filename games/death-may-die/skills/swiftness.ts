import { levelOf } from '../rules/figures.ts'
import { levelHere, levelPublished, more, type Change } from '../rules/numbers.ts'
import type { FreeAction } from '../rules/rows.ts'

export const swiftness: readonly Change[] = [
  levelHere('swiftness', 2, 'DMD-SWIFT-2', { carries: () => true }),
  levelHere('swiftness', 3, 'DMD-SWIFT-3', { steps: more(1) }),
  levelPublished('swiftness', 1, 'DMD-SWIFT-3', { steps: more(1) }),
  levelPublished('swiftness', 3, 'DMD-SWIFT-2', { carries: () => true }),
  levelHere('swiftness', 4, 'DMD-SWIFT-4', { actions: more(1) }),
  levelPublished('swiftness', 4, 'DMD-SWIFT-4', { actions: more(1) }),
]

export const freeMove: FreeAction = {
  skill: 'swiftness',
  rule: 'DMD-SWIFT-1',
  of: 'move',
  isFree: (s, hero) => levelOf(s, hero, 'swiftness') >= (s.table.settings.publishedSkills ? 2 : 1),
}
