/** What must be known of a position so that a seat can go back over it. */
export interface Footprint {
  /** How many procedures were running. */
  readonly depth: number
  readonly turn: number
  /** Whether the pick that led here has made something hidden known. */
  readonly reveals: boolean
}

/** A trail as plain data: a sign for each position, and where the turns begin. */
export interface TrailData {
  readonly from: number
  readonly signs: string
  /** Position and number of each turn that begins here or later. */
  readonly turns: readonly (readonly [position: number, turn: number])[]
}

/** The first sign: what comes before it would have to be written in another way in JSON. */
const FIRST = 0x23

/** The footprints of a stretch of a line, in a byte or so each: a long match has tens of thousands of positions. */
export class Trail {
  readonly #data: TrailData

  constructor(data: TrailData) {
    this.#data = data
  }

  /** The trail from a position on. */
  static of(from: number, footprints: Iterable<Footprint>): Trail {
    const signs: string[] = []
    const turns: [number, number][] = []
    let position = from
    for (const { depth, turn, reveals } of footprints) {
      signs.push(String.fromCharCode(FIRST + 2 * depth + (reveals ? 1 : 0)))
      if (turns.at(-1)?.[1] !== turn) turns.push([position, turn])
      position++
    }
    return new Trail({ from, signs: signs.join(''), turns })
  }

  get data(): TrailData {
    return this.#data
  }

  get from(): number {
    return this.#data.from
  }

  /** The position after the last. */
  get end(): number {
    return this.#data.from + this.#data.signs.length
  }

  at(position: number): Footprint | undefined {
    const { from, signs } = this.#data
    if (position < from || position >= this.end) return undefined
    const sign = signs.charCodeAt(position - from) - FIRST
    return { depth: sign >> 1, reveals: (sign & 1) === 1, turn: this.#turnAt(position) }
  }

  *footprints(): Generator<Footprint> {
    for (let at = this.from; at < this.end; at++) {
      const footprint = this.at(at)
      if (footprint !== undefined) yield footprint
    }
  }

  #turnAt(position: number): number {
    const { turns } = this.#data
    let low = 0
    let high = turns.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((turns[middle]?.[0] ?? Infinity) <= position) low = middle
      else high = middle - 1
    }
    return turns[low]?.[1] ?? 0
  }
}
