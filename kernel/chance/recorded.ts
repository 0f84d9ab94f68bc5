import { Drawn, type Chance } from './chance.ts'

/** Passes numbers on and notes them: the chance results of a match's log. */
export class RecordingChance extends Drawn {
  readonly #source: Chance
  #results: number[] = []

  constructor(source: Chance) {
    super()
    this.#source = source
  }

  below(limit: number): number {
    const result = this.#source.below(limit)
    this.#results.push(result)
    return result
  }

  /** The results since the last time they were taken. */
  takeResults(): number[] {
    const results = this.#results
    this.#results = []
    return results
  }
}

/** Gives the results of a log once more, without its key. */
export class ReplayedChance extends Drawn {
  #results: readonly number[] = []
  #used = 0

  /** The results that the next pick will use. */
  load(results: readonly number[]): void {
    this.#results = results
    this.#used = 0
  }

  get left(): number {
    return this.#results.length - this.#used
  }

  below(limit: number): number {
    const result = this.#results[this.#used++]
    if (result === undefined) throw new ChanceMismatch('the log holds too few chance results')
    if (!Number.isInteger(result) || result < 0 || result >= limit)
      throw new ChanceMismatch(`the log holds ${result} where only 0 to ${limit - 1} can come`)
    return result
  }
}

/** The chance results of a log do not fit the rules that are asked to use them. */
export class ChanceMismatch extends Error {}
