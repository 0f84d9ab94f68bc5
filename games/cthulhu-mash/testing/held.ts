import { at, type MashScenario, type Position } from './at.ts'

const pit = { kind: 'space', escape: 3 } as const
export const web = { kind: 'web', escape: 3 } as const

/** The Psychotherapist in the Train Station, in the coupling pit (R4C5) unless it is said otherwise. */
export const inPit = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R4C5', holds: [pit] },
      { is: 'private-eye', at: 'R6C1' },
    ],
    tiles: ['train-station', 'base-camp'],
    ...more,
  })
