import { at, type MashScenario, type Position } from './at.ts'

/** The Private Eye, armed for near and far, and the Psychotherapist, who can turn her shots back. */
export const fight = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: 'R3C2', objects: ['revolver-32', 'pitchfork'] },
      { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
    ],
    ...more,
  })

/** The Private Eye beside the Psychotherapist, who has Temporal Dust. */
export const besideDust = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
      { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'] },
      { is: 'arctic-explorer', at: 'R1C1' },
    ],
    ...more,
  })
