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

/** The same in Base Camp, not yet begun. */
export const policyInCamp = (more: Position = {}): MashScenario =>
  before({
    heroes: [
      { is: 'psychotherapist', at: 'R3C3' },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['base-camp', 'train-station'],
    from: 'monsters',
    ...more,
    settings: { monsterControl: 'automatic', bootSparesMonsters: true, ...more.settings },
  })

/** Plays a step that has not begun, and says by which rules the policy decided. */
export const decidedInStep = (t: MashScenario): string[] => t.untilTurnEnds().go().decided

/** Throws the dice of a step, and says by which rules the policy decided. */
export const decidedWith = (t: MashScenario, ...dice: number[]): string[] =>
  t.dice(...dice).go().decided
