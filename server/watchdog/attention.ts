/** Characters of the name of a match that can be noted. */
const LONGEST = 64

/** Which match the main thread has in hand, in memory that other threads can see. */
export class Attention {
  readonly memory: SharedArrayBuffer
  /** An odd number while a match is in hand, another one each time; and how long its name is. */
  readonly #signs: Int32Array
  readonly #name: Uint8Array
  #depth = 0

  constructor(memory = new SharedArrayBuffer(8 + LONGEST)) {
    this.memory = memory
    this.#signs = new Int32Array(memory, 0, 2)
    this.#name = new Uint8Array(memory, 8)
  }

  /** Does something with a match in hand. */
  during<T>(match: string, work: () => T): T {
    if (this.#depth++ === 0) this.#take(match)
    try {
      return work()
    } finally {
      if (--this.#depth === 0) Atomics.add(this.#signs, 0, 1)
    }
  }

  /** The match in hand, with a number that no other time has had. */
  get inHand(): { match: string; time: number } | undefined {
    const time = Atomics.load(this.#signs, 0)
    if (time % 2 === 0) return undefined
    return { time, match: String.fromCharCode(...this.#name.slice(0, this.#signs[1])) }
  }

  #take(match: string): void {
    const length = Math.min(match.length, LONGEST)
    for (let i = 0; i < length; i++) this.#name[i] = match.charCodeAt(i)
    this.#signs[1] = length
    Atomics.add(this.#signs, 0, 1)
  }
}
