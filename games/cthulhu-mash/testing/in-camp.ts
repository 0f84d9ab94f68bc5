import { at, type MashScenario, type Position } from './at.ts'

/** The Arctic Explorer (d8) in the middle of Base Camp, the Private Eye out of the way. */
export const inCamp = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'arctic-explorer', at: 'R3C3' },
      { is: 'private-eye', at: 'R6C6' },
    ],
    tiles: ['base-camp', 'train-station'],
    ...more,
  })
