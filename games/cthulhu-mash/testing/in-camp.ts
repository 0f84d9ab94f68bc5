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

/** The Psychotherapist (ranged d8) at the edge of Base Camp with a weapon. */
export const docInCamp = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R3C1', objects: ['dynamite-bundle'] },
      { is: 'private-eye', at: 'train-station R1C5' },
    ],
    tiles: ['base-camp', 'train-station'],
    ...more,
  })

/** The Psychotherapist in the middle of Base Camp, with the Private Eye and her revolver in the same row. */
export const docAndEyeInCamp = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R3C3' },
      { is: 'private-eye', at: 'R3C5', objects: ['revolver-32'] },
    ],
    tiles: ['base-camp', 'medical-school'],
    ...more,
  })
