import { at, type MashScenario, type Position } from './at.ts'
import { two, type HeroAt } from './one.ts'

/** The Explorer beside the Private Eye in the Train Station, the home of the latter. */
export const besideVictim = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'arctic-explorer', at: 'R3C4' },
      { is: 'private-eye', at: 'R3C5', health: 1, objects: ['herbs', 'bicycle'] },
      { is: 'psychotherapist', at: 'base-camp R1C1' },
    ],
    tiles: ['train-station', 'base-camp'],
    ...more,
  })

/** The Private Eye is about to be struck by a cultist. */
export const aboutToDie = (more: Position = {}): MashScenario =>
  besideVictim({
    heroes: [
      {
        is: 'private-eye',
        at: 'R3C5',
        health: 1,
        objects: ['herbs'],
        powers: ['pe-action'],
        kills: ['guard-cell'],
        holds: [{ kind: 'web', escape: 3 }],
      },
      { is: 'arctic-explorer', at: 'R6C1' },
    ],
    foes: [{ is: 'cultist', at: 'R3C6' }],
    from: 'monsters',
    ...more,
  })

/** The cultist strikes. */
export const struckByCultist = (t: MashScenario): MashScenario =>
  t.untilTurnEnds().pickAs('bob', 'rouse', 'cultist').pick('foeStrike', 'ann')

/** A cultist has struck Ann, who had one health left. */
export const struckDown = (ann: Partial<HeroAt> = {}): MashScenario => {
  const t = two(
    { health: 1, mentality: 0, ...ann },
    { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
  )
  return t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann')
}

/** The Explorer beside the spawning space of the Private Eye, in the Train Station. */
export const besideHome = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'arctic-explorer', at: 'R1C5', objects: ['revolver-32'] },
      { is: 'private-eye', at: 'base-camp R1C1' },
      { is: 'psychotherapist', at: 'base-camp R1C2' },
    ],
    tiles: ['train-station', 'base-camp', 'medical-school'],
    ...more,
  })
