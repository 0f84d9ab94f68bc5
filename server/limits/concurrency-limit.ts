/** How many there are of each name at the moment. */
export class ConcurrencyLimit {
  readonly #counts = new Map<string, number>()

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  enter(name: string): void {
    this.#counts.set(name, this.of(name) + 1)
  }

  leave(name: string): void {
    const left = this.of(name) - 1
    if (left > 0) this.#counts.set(name, left)
    else this.#counts.delete(name)
  }
}
