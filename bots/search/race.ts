import type { Pick } from '@eldertable/kernel'

/** Nobody is dropped before this many rounds: the spread is not known yet. */
const LEAST_ROUNDS = 8
/** Whoever is behind the leader by this many standard errors of the difference is out. */
const OUT = 2.6
/** The usual pick stays unless it is behind by this many, or by more if the title trusts it more. */
const BEATEN = 1.3
/** Differences of less than this are noise of the evaluation, whatever their error. */
const LEAST_LEAD = 0.001

/** An option that is weighed, and what each of its plays was worth. */
export interface Runner {
  readonly pick: Pick
  readonly worths: number[]
  sum: number
}

/**
 * Options run against each other in rounds: in each, all who are still in the race are played once in the same world
 * with the same dice. So the difference of two is known far better than the worth of each.
 */
export class Race {
  readonly #all: readonly Runner[]
  #running: Runner[]
  readonly usual: Runner
  readonly #beaten: number
  readonly #kept: readonly Pick[]

  /**
   * The usual pick comes first; it stays unless it is behind by a given number of standard errors. Kept options run to
   * the end, however far behind they are.
   */
  constructor(picks: readonly [Pick, ...Pick[]], beaten = BEATEN, kept: readonly Pick[] = []) {
    this.#beaten = beaten
    this.#kept = kept
    const [usual, ...others] = picks.map((pick): Runner => ({ pick, worths: [], sum: 0 }))
    if (usual === undefined) throw new Error('there is nobody to run')
    this.usual = usual
    this.#all = [usual, ...others]
    this.#running = [...this.#all]
  }

  get running(): readonly Runner[] {
    return this.#running
  }

  /** All options, those that were dropped early included. */
  get all(): readonly Runner[] {
    return this.#all
  }

  add(runner: Runner, worth: number): void {
    runner.worths.push(worth)
    runner.sum += worth
  }

  /** Drops those who are clearly behind. To be called after each round. */
  dropOut(): void {
    const { leader } = this
    if (leader.worths.length < LEAST_ROUNDS) return
    this.#running = this.#running.filter(
      (one) => one === leader || this.#kept.includes(one.pick) || !isBehind(one, leader, OUT),
    )
  }

  /** The usual pick, or the leader if that is clearly better. */
  get winner(): Runner {
    const { leader } = this
    const isBeaten =
      !this.#running.includes(this.usual) || isBehind(this.usual, leader, this.#beaten)
    return isBeaten ? leader : this.usual
  }

  /** The best so far, by however little. */
  get leader(): Runner {
    return this.#running.reduce((best, one) => (meanOf(one) > meanOf(best) ? one : best))
  }
}

export const meanOf = ({ sum, worths }: Runner): number => sum / Math.max(1, worths.length)

/** Whether one is behind another, by this many standard errors of the difference over the worlds that both were in. */
function isBehind(one: Runner, other: Runner, errors: number): boolean {
  const rounds = Math.min(one.worths.length, other.worths.length)
  if (rounds < LEAST_ROUNDS) return false
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    const lead = (other.worths[i] ?? 0) - (one.worths[i] ?? 0)
    sum += lead
    squares += lead * lead
  }
  const mean = sum / rounds
  const variance = Math.max(0, squares / rounds - mean * mean)
  return mean > LEAST_LEAD && mean > errors * Math.sqrt(variance / rounds)
}
