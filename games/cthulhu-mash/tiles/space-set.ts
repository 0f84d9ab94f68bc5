import { SIDE, SPACES } from './spaces.ts'

/**
 * A set of spaces of one tile is two numbers with a bit for each space: the lower half of the spaces, 0 to 17, in one,
 * and the higher half in the other.
 */
export const HALF: number = SPACES / 2
const FULL = (1 << HALF) - 1

/** By space, its bit in the lower number and in the higher one: one of them is 0. */
export const LOW_BIT: Int32Array = Int32Array.from({ length: SPACES }, (_, space) =>
  space < HALF ? 1 << space : 0,
)
export const HIGH_BIT: Int32Array = Int32Array.from({ length: SPACES }, (_, space) =>
  space < HALF ? 0 : 1 << (space - HALF),
)

export const isAmong = (space: number, low: number, high: number): boolean =>
  ((space < HALF ? low >> space : high >> (space - HALF)) & 1) === 1

/** The first of the spaces in half a set that is not empty. */
export const firstIn = (half: number): number => 31 - Math.clz32(half & -half)

/** The spaces of which something is true. */
export class SpaceSet {
  readonly low: number
  readonly high: number

  constructor(isIn: (space: number) => boolean) {
    let low = 0
    let high = 0
    for (let space = 0; space < SPACES; space++) {
      if (!isIn(space)) continue
      low |= LOW_BIT[space] ?? 0
      high |= HIGH_BIT[space] ?? 0
    }
    this.low = low
    this.high = high
  }
}

/** The spaces from which one can step each way. */
export interface Ways {
  readonly n: SpaceSet
  readonly e: SpaceSet
  readonly s: SpaceSet
  readonly w: SpaceSet
}

/** From the lower half's last row one comes to the higher half's first. */
const SEAM = HALF - SIDE

/** Where one step leads from the spaces of a set: the lower half of it, and the higher one. */
export const lowBeyond = (low: number, high: number, { n, e, s, w }: Ways): number =>
  (((low & n.low) << SIDE) & FULL) |
  ((low & e.low) << 1) |
  ((low & s.low) >> SIDE) |
  (((high & s.high) << SEAM) & FULL) |
  ((low & w.low) >> 1)
export const highBeyond = (low: number, high: number, { n, e, s, w }: Ways): number =>
  ((low & n.low) >> SEAM) |
  ((high & n.high) << SIDE) |
  ((high & e.high) << 1) |
  ((high & s.high) >> SIDE) |
  ((high & w.high) >> 1)

export const NO_SET = new SpaceSet(() => false)
