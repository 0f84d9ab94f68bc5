import type { Position } from './at.ts'
import { doc, eye, type HeroAt } from './one.ts'

/** Two tiles whose gates face each other, with Ann on the one and Bob on the other gate space. */
export const facingGates = (
  more: Position = {},
  ann: Partial<HeroAt> = {},
  bob: Partial<HeroAt> = {},
): Position => ({
  heroes: [
    { ...eye, at: 'train-station R6C3', ...ann },
    { ...doc, at: 'university-library R4C6', ...bob },
  ],
  tiles: [
    { is: 'train-station', turned: 1 },
    { is: 'university-library', turned: 2 },
  ],
  ...more,
})
