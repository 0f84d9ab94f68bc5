import { at, type MashScenario, type Position } from './at.ts'
import { doc, two, type Foes, type HeroAt } from './one.ts'

/** The monster step against the Psychotherapist; Bob decides, far away. */
export const stepInTemple = (
  foes: Foes,
  ann: Partial<HeroAt> = {},
  more: Position = {},
): MashScenario =>
  two(
    { is: 'psychotherapist', ...ann },
    { tiles: ['cultist-temple', 'medical-school'], foes, from: 'monsters', ...more },
  )

/** The same in Base Camp. */
export const stepInCamp = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R3C3' },
      { is: 'private-eye', at: 'R1C6' },
    ],
    settings: { bootSparesMonsters: true },
    tiles: ['base-camp', 'train-station'],
    from: 'monsters',
    ...more,
  })

/** Bob leads the first of some monsters in Ann's step. */
export const led = (foes: Foes, more: Position = {}): MashScenario =>
  at({
    heroes: [
      { ...doc, at: 'R6C6' },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['leng-plateau', 'train-station'],
    from: 'monsters',
    foes,
    ...more,
    settings: { monsterControl: 'left-player', ...more.settings },
  }).pick('rouse', foes[0]?.is ?? '')

/** A Star Vampire clings to the Psychotherapist, with a Cultist beside. */
export const attached = (ann: Partial<HeroAt> = {}, more: Partial<Position> = {}): MashScenario =>
  at({
    tiles: ['cultist-temple', 'medical-school'],
    heroes: [
      { is: 'psychotherapist', at: 'R3C1', ...ann },
      { is: 'private-eye', at: 'R6C6' },
    ],
    foes: [
      { is: 'star-vampire', at: 'R3C1', on: 0 },
      { is: 'cultist', at: 'R3C2' },
    ],
    ...more,
  })
