import type { State } from '@eldertable/kernel'

const SPACING = 16
const MOST = 64

/** A state that nobody changes any more. */
export interface Checkpoint {
  readonly position: number
  readonly state: State
}

/** States from along a line, so that any position of it is near one. The longer the line, the wider they stand. */
export class Checkpoints {
  #spacing = SPACING
  /** Never changed but replaced: copies have it in common. */
  #kept: readonly Checkpoint[] = []

  static at(position: number, state: State): Checkpoints {
    const checkpoints = new Checkpoints()
    checkpoints.add(position, state)
    return checkpoints
  }

  copy(): Checkpoints {
    const other = new Checkpoints()
    other.#spacing = this.#spacing
    other.#kept = this.#kept
    return other
  }

  /** Whether it is time for another one. */
  isDue(position: number): boolean {
    const last = this.#kept.at(-1)
    return last === undefined || position >= last.position + this.#spacing
  }

  add(position: number, state: State): void {
    this.#kept = [...this.#kept, { position, state }]
    this.#thin()
  }

  /** Puts those of an earlier stretch of the same line before these. */
  addBefore(earlier: Checkpoints): void {
    const first = this.#kept[0]?.position ?? Infinity
    this.#spacing = Math.max(this.#spacing, earlier.#spacing)
    this.#kept = [...earlier.#kept.filter(({ position }) => position < first), ...this.#kept]
    this.#thin()
  }

  /** Drops what is no longer on the line. */
  cut(to: number): void {
    if ((this.#kept.at(-1)?.position ?? -1) > to)
      this.#kept = this.#kept.filter(({ position }) => position <= to)
  }

  /** The latest that is not later than a position. */
  before(position: number): Checkpoint | undefined {
    return this.#kept.findLast((one) => one.position <= position)
  }

  /** Keeps every other one if there are too many, but always the first, from which everything can be had. */
  #thin(): void {
    while (this.#kept.length > MOST) {
      this.#spacing *= 2
      this.#kept = this.#kept.filter((_, i) => i % 2 === 0)
    }
  }
}
