import { at, type MashScenario, type Position } from './at.ts'
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

/** Ann on a gate space of the Cultist Temple; another tile to the east; Bob out of the way in the temple. */
export const byGate = (
  east: NonNullable<Position['tiles']>[number],
  ann: Partial<HeroAt> = {},
  more: Partial<Position> = {},
): MashScenario =>
  at({
    tiles: ['cultist-temple', east],
    heroes: [
      { is: 'psychotherapist', at: 'R4C6', ...ann },
      { is: 'private-eye', at: 'R6C1' },
    ],
    ...more,
  })

/** The library lies east of the station, turned so that its n gate meets the station's. */
export const stationAndLibrary = (library: object = {}) =>
  [
    { is: 'train-station', turned: 1, isStart: false },
    { is: 'university-library', turned: 3, ...library },
    { is: 'medical-school', column: 5, row: 5 },
  ] as const
