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

  /** A trail that begins at a position, and has not come far. */
  static at(from: number): Trail {
    return new Trail({ from, signs: '', turns: [] })
  }

  /** The same and what follows: what is there already is not looked at again. */
  followedBy(footprints: Iterable<Footprint>): Trail {
    const { from, signs } = this.#data
    const added: string[] = []
    const began: [number, number][] = []
    let last = this.#data.turns.at(-1)?.[1]
    let position = this.end
    for (const { depth, turn, reveals } of footprints) {
      added.push(String.fromCharCode(FIRST + 2 * depth + (reveals ? 1 : 0)))
      if (turn !== last) began.push([position, turn])
      last = turn
      position++
    }
    if (added.length === 0) return this
    return new Trail({
      from,
      signs: signs + added.join(''),
      turns: [...this.#data.turns, ...began],
    })
  }

  /** What comes before a position. */
  before(position: number): Trail {
    const { from, signs, turns } = this.#data
    if (position >= this.end) return this
    const isBefore = ([began]: readonly [number, number]): boolean => began < position
    return new Trail({
      from,
      signs: signs.slice(0, Math.max(0, position - from)),
      turns: turns.filter(isBefore),
    })
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
