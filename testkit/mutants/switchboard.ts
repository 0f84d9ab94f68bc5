import { keeps } from './with-fresh-values.ts'
import { asks } from './with-switches.ts'

/** Thrown when the rules have run for so long that they will not come to an end. */
class Runaway extends Error {}

/** Which fault is on, which places a test visits, and how many. One for a worker: instrumented modules ask it. */
export class Switchboard {
  #active = -1
  #visited: Uint8Array
  #steps = 0
  #limit = Infinity
  /** What is worked out now holds for the fault that is on, and before any is on for one test. */
  #era = -1
  #tests = 0
  readonly #eras = new WeakMap<object, Map<string, number>>()

  constructor(faults: number) {
    this.#visited = new Uint8Array(faults)
    Object.assign(globalThis, {
      [asks]: (id: number): boolean => {
        if (++this.#steps > this.#limit) throw new Runaway('the rules do not come to an end')
        this.#visited[id] = 1
        return id === this.#active
      },
      [keeps]: (holder: Record<string, unknown>, key: string, make: () => unknown): unknown => {
        const eras = this.#erasOf(holder)
        if (holder[key] === undefined || eras.get(String(key)) !== this.#era) {
          holder[key] = make()
          eras.set(String(key), this.#era)
        }
        return holder[key]
      },
    })
  }

  /** The places visited since the last time that this was asked, and how often a place was visited. */
  take(): { visited: Uint8Array; steps: number } {
    const taken = { visited: this.#visited, steps: this.#steps }
    this.#visited = new Uint8Array(taken.visited.length)
    this.#steps = 0
    this.#era = -2 - this.#tests++
    return taken
  }

  /** Switches one fault on, for at most this many visits. */
  on(id: number, limit: number): void {
    this.#active = id
    this.#era = id
    this.#steps = 0
    this.#limit = limit
  }

  off(): void {
    this.on(-1, Infinity)
  }

  #erasOf(holder: object): Map<string, number> {
    const known = this.#eras.get(holder)
    if (known !== undefined) return known
    const eras = new Map<string, number>()
    this.#eras.set(holder, eras)
    return eras
  }
}
