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
  /** Whether a copy may look at the same items. */
  #isShared = false

  constructor(items: T[] = [], length = items.length) {
    this.#items = items
    this.#length = length
  }

  copy(): GrowingList<T> {
    const other = new GrowingList(this.#items, this.#length)
    other.#isShared = true
    this.#isShared = true
    return other
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
    if (this.#items.length !== this.#length) this.#takeOwn(this.#length)
    this.#items.push(item)
    this.#length++
  }

  /** Makes the list shorter, and gives what is no longer in it. */
  cut(length: number): T[] {
    const rest = this.slice(length)
    // In place if nobody else looks: who plays a log again cuts its line many times.
    if (this.#isShared) this.#takeOwn(length)
    else this.#items.length = Math.min(length, this.#length)
    this.#length = this.#items.length
    return rest
  }

  #takeOwn(length: number): void {
    this.#items = this.slice(0, length)
    this.#isShared = false
  }
}
