import { asks } from './with-switches.ts'

/** Thrown when the rules have run for so long that they will not come to an end. */
class Runaway extends Error {}

/** Which fault is on, which places a test visits, and how many. One for a worker: instrumented modules ask it. */
export class Switchboard {
  #active = -1
  #visited: Uint8Array
  #steps = 0
  #limit = Infinity

  constructor(faults: number) {
    this.#visited = new Uint8Array(faults)
    Object.assign(globalThis, {
      [asks]: (id: number): boolean => {
        if (++this.#steps > this.#limit) throw new Runaway('the rules do not come to an end')
        this.#visited[id] = 1
        return id === this.#active
      },
    })
  }

  /** The places visited since the last time that this was asked, and how often a place was visited. */
  take(): { visited: Uint8Array; steps: number } {
    const taken = { visited: this.#visited, steps: this.#steps }
    this.#visited = new Uint8Array(taken.visited.length)
    this.#steps = 0
    return taken
  }

  /** Switches one fault on, for at most so many visits. */
  on(id: number, limit: number): void {
    this.#active = id
    this.#steps = 0
    this.#limit = limit
  }

  off(): void {
    this.on(-1, Infinity)
  }
}
