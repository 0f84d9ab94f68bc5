import { before, type MashScenario, type Position } from './at.ts'
import type { HeroAt } from './one.ts'

/** The monster step against the Psychotherapist (defence 5) in the temple, by the policy, with the dice still to be thrown. */
export const byPolicy = (more: Position, ann: Partial<HeroAt> = {}): MashScenario =>
  before({
    heroes: [
      { is: 'psychotherapist', at: 'R3C1', ...ann },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['cultist-temple', 'train-station', 'medical-school'],
    from: 'monsters',
    ...more,
    settings: { monsterControl: 'automatic', ...more.settings },
  }).untilTurnEnds()
