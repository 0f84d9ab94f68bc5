import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { at } from '@eldertable/kernel'

export const ENERGY_SPACES = 2
export const PORTALS = 6
const PORTALS_PER_COLOUR = 2

/** A Great Old One: the numbered boxes of its Strength Tracks and of its portal locations, left to right. */
export interface OldOne {
  strength: readonly [one: readonly number[], two: readonly number[]]
  portals: readonly number[]
  name: string
  icon: IconName
  /** What its power does in a colour, and the same line by line as its mat has room. */
  power: (colour: string) => string
  powerLines: readonly [string, string]
}

// From easiest to hardest (TEC-OPT-1).
const track = [2, 2, 3, 3, 3, 4] as const
const trackTwo = [3, 3, 3, 4, 4, 5] as const

export const oldOnes = {
  nyarlathotep: {
    name: 'Nyarlathotep',
    icon: 'pharoah',
    power: (colour: string) =>
      `Each town within one of Nyarlathotep that has no ${colour} gets one from the Shambler Mat.`,
    powerLines: ['a town without that colour gets', 'one from the Shambler Mat'],
    strength: [track, trackTwo],
    portals: [2, 3, 2, 4, 2, 3],
  },
  yogSothoth: {
    name: 'Yog-Sothoth',
    icon: 'gooey-eyed-sun',
    power: (colour: string) =>
      `Each character within one of Yog-Sothoth discards its latest page with a ${colour} rune.`,
    powerLines: ['whoever has a rune of that', 'colour loses the latest'],
    strength: [track, trackTwo],
    portals: [2, 3, 2, 3, 2, 3],
  },
  yig: {
    name: 'Yig',
    icon: 'snake',
    power: (colour: string) =>
      `Each character within one of Yig loses all its ${colour} to the Shambler Mat.`,
    powerLines: ['everybody loses all of that', 'colour to the Shambler Mat'],
    strength: [
      [2, 2, 3, 3, 4, 4],
      [3, 3, 4, 4, 5],
    ],
    portals: [2, 3, 2, 4, 3, 4],
  },
  cthulhu: {
    name: 'Cthulhu',
    icon: 'squid-head',
    power: (colour: string) =>
      `All ${colour} on the Shambler Mat is dealt to characters within one of Cthulhu, until a track overflows.`,
    powerLines: ['all of that colour on the Shambler', 'Mat is dealt until a mind cracks'],
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
