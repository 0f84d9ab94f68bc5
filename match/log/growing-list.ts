/** A list to look at, such as an array. */
export interface ListToRead<T> {
  readonly length: number
  at(index: number): T | undefined
  slice(from?: number, to?: number): T[]
}

/**
 * A list that mostly grows, at its end, and of which a copy costs nothing however long it is. Copies share their items:
 * the first of them that grows does so in place, and any other takes its own items with it.
 */
export class GrowingList<T> implements ListToRead<T> {
  /** May hold more than is in this list: what a copy has added. Never given away. */
  #items: T[]
  #length: number

  constructor(items: T[] = [], length = items.length) {
    this.#items = items
    this.#length = length
  }

  copy(): GrowingList<T> {
    return new GrowingList(this.#items, this.#length)
  }

  get length(): number {
    return this.#length
  }

  /** As arrays have it: before 0 it counts from the end. */
  at(index: number): T | undefined {
    const place = index < 0 ? index + this.#length : index
    return place < this.#length ? this.#items[place] : undefined
  }

  slice(from = 0, to = this.#length): T[] {
    return this.#items.slice(from, Math.min(to, this.#length))
  }

  push(item: T): void {
    if (this.#items.length !== this.#length) this.#items = this.slice()
    this.#items.push(item)
    this.#length++
  }

  /** Makes the list shorter, and gives what is no longer in it. */
  cut(length: number): T[] {
    const rest = this.slice(length)
    this.#items = this.slice(0, length)
    this.#length = this.#items.length
    return rest
  }
}
