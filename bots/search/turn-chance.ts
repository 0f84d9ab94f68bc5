import { Drawn, type State } from '@eldertable/kernel'

/**
 * Chance for imagined play: the n-th draw of a turn is the same in every play of a world, whatever was picked in the
 * turns before it. Options are compared with the same dice, which tells them apart with far fewer plays.
 */
export class TurnChance extends Drawn {
  #seed = 0
  #turn = -1
  #draws = 0
  #state: State | undefined

  /** Begins a play of a state by the dice of this number. */
  begin(state: State, seed: number): void {
    this.#state = state
    this.#seed = seed
    this.#turn = -1
  }

  below(limit: number): number {
    const turn = this.#state?.table.turn ?? 0
    if (turn !== this.#turn) {
      this.#turn = turn
      this.#draws = 0
    }
    let word =
      (this.#seed + Math.imul(turn, 0x9e37_79b9) + Math.imul(++this.#draws, 0x85eb_ca6b)) | 0
    word = Math.imul(word ^ (word >>> 16), 0x7feb_352d)
    word = Math.imul(word ^ (word >>> 15), 0x846c_a68b)
    word ^= word >>> 16
    return Math.floor(((word >>> 0) / 2 ** 32) * limit)
  }
}
