import { at } from '@eldertable/kernel'

export const ENERGY_SPACES = 2
export const PORTALS = 6
const PORTALS_PER_COLOUR = 2

/** A Great Old One: the numbered boxes of its Strength Tracks and of its portal locations, left to right. */
export interface OldOne {
  strength: readonly [one: readonly number[], two: readonly number[]]
  portals: readonly number[]
}

// From easiest to hardest (TEC-OPT-1).
const track = [2, 2, 3, 3, 3, 4] as const
const trackTwo = [3, 3, 3, 4, 4, 5] as const

export const oldOnes = {
  nyarlathotep: { strength: [track, trackTwo], portals: [2, 3, 2, 4, 2, 3] },
  yogSothoth: { strength: [track, trackTwo], portals: [2, 3, 2, 3, 2, 3] },
  yig: {
    strength: [
      [2, 2, 3, 3, 4, 4],
      [3, 3, 4, 4, 5],
    ],
    portals: [2, 3, 2, 4, 3, 4],
  },
  cthulhu: {
    strength: [
      [2, 3, 3, 4, 4],
      [3, 4, 4, 5],
    ],
    portals: [3, 4, 3, 4, 3, 5],
  },
} as const satisfies Record<string, OldOne>

export type OldOneKey = keyof typeof oldOnes

/** The numbered boxes of a side; the Strength Token starts to the left of the first. */
export const strengthTrack = (oldOne: OldOneKey, phase: 1 | 2): readonly number[] =>
  oldOnes[oldOne].strength[phase === 1 ? 0 : 1]

export const portalNumber = (oldOne: OldOneKey, portal: number): number =>
  at<number>(oldOnes[oldOne].portals, portal)

/** TEC-SEAL-1: two locations of each colour, from left to right. */
export const portalColour = (portal: number): number => Math.floor(portal / PORTALS_PER_COLOUR)
