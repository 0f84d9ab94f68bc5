import { readFileSync } from 'node:fs'
import type { Attention } from './attention.ts'

/** Of the time on the clock, as much must have been the processor's: who waits for a turn, or sleeps, is not stuck. */
const BUSY = 2 / 3

/** Looks at what the main thread has in hand, and says when it will never come to an end with it. */
export class Patience {
  readonly #attention: Attention
  readonly #most: number
  readonly #clock: () => number
  readonly #spent: () => number
  #since: { time: number; clock: number; spent: number } | undefined

  /** This many milliseconds by these clocks: the time of day, and that of the processor for the main thread. */
  constructor(attention: Attention, most: number, clock = now, spent = spentByMain) {
    this.#attention = attention
    this.#most = most
    this.#clock = clock
    this.#spent = spent
  }

  /** To be called now and then: gives the match with which the main thread is stuck. */
  look(): string | undefined {
    const { inHand } = this.#attention
    const clock = this.#clock()
    const spent = this.#spent()
    if (inHand === undefined || inHand.time !== this.#since?.time) {
      this.#since = inHand && { time: inHand.time, clock, spent }
      return undefined
    }
    const isLong = clock - this.#since.clock > this.#most
    const isBusy = spent - this.#since.spent > this.#most * BUSY
    return isLong && isBusy ? inHand.match : undefined
  }
}

const now = (): number => performance.now()

/** Milliseconds that the main thread has run; where that can't be had, all threads. */
function spentByMain(): number {
  try {
    const figures = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    return Number(figures.split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e3
  }
}
