/**
 * Those who wait, taken in turn: one of each group, and within a group one of each smaller one. However many somebody
 * brings along, the next of everybody else comes after one of theirs.
 */
export class FairQueue<T> {
  readonly #alone: T[] = []
  /** In the order in which they have their turn. */
  readonly #groups = new Map<string, FairQueue<T>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many groups wait. */
  get groups(): number {
    return this.#groups.size
  }

  /** Adds one of a group, which is named from the largest to the smallest. */
  push([name, ...within]: readonly string[], item: T): void {
    this.#size++
    if (name === undefined) {
      this.#alone.push(item)
      return
    }
    const group = this.#groups.get(name) ?? new FairQueue<T>()
    this.#groups.set(name, group)
    group.push(within, item)
  }

  /** Takes out whoever is next. */
  shift(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size--
    const [next] = this.#groups
    if (this.#alone.length > 0 || next === undefined) return this.#alone.shift()
    const [name, group] = next
    const item = group.shift()
    // Behind all others, so that they come first.
    this.#groups.delete(name)
    if (group.size > 0) this.#groups.set(name, group)
    return item
  }

  /** All of one of the largest groups, in no order; without a name those that belong to none. */
  of(name: string | undefined): readonly T[] {
    return name === undefined ? this.#alone : [...(this.#groups.get(name) ?? [])]
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* this.#alone
    for (const group of this.#groups.values()) yield* group
  }
}
