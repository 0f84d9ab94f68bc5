import type { Change } from '../rules/numbers.ts'
import { level } from '../rules/numbers.ts'
import { levelOf } from '../rules/figures.ts'
import type { FreeRerolls } from '../rules/rows.ts'

export const brawling: readonly Change[] = [
  level('brawling', 1, 'DMD-BRAWL-1', {
    dice: (dice, aim) => (aim.for === 'attack' && aim.isNear ? dice + 1 : dice),
  }),
  level('brawling', 2, 'DMD-BRAWL-2', { spread: () => 2 }),
  level('brawling', 4, 'DMD-BRAWL-4', { spread: () => 3 }),
]

export const brawlingRerolls: FreeRerolls = {
  skill: 'brawling',
  rule: 'DMD-BRAWL-3',
  per: 'roll',
  most: (s, hero, { kind, isNear }) =>
    kind === 'attack' && isNear && levelOf(s, hero, 'brawling') >= 3 ? 2 : 0,
}
