/** Milliseconds after which somebody whom another process has seen counts as gone. */
const SEEN_LATELY = 75_000

/** Who is connected: to this process exactly, to others as far as the store has been told. Times are monotonic. */
export class Presence {
  readonly #here = new Map<string, number>()
  readonly #leftAt = new Map<string, number>()
  readonly #seenAt = new Map<string, number>()

  /** The guests connected to this process. */
  get here(): Iterable<string> {
    return this.#here.keys()
  }

  isHere(guest: string): boolean {
    return this.#here.has(guest)
  }

  connectionsOf(guest: string): number {
    return this.#here.get(guest) ?? 0
  }

  enter(guest: string): void {
    this.#here.set(guest, this.connectionsOf(guest) + 1)
  }

  leave(guest: string, now: number): void {
    const left = this.connectionsOf(guest) - 1
    if (left > 0) this.#here.set(guest, left)
    else {
      this.#here.delete(guest)
      this.#leftAt.set(guest, now)
    }
  }

  /** What the store says of a guest who is not here. */
  note(guest: string, seenAt: number): void {
    this.#seenAt.set(guest, seenAt)
  }

  /** When somebody who is not here was last seen, as far as we know. */
  lastSeen(guest: string): number {
    return Math.max(this.#leftAt.get(guest) ?? -Infinity, this.#seenAt.get(guest) ?? -Infinity)
  }

  /** Whether somebody is connected to another process, as far as we know. */
  isElsewhere(guest: string, now: number, within = SEEN_LATELY): boolean {
    if (this.isHere(guest)) return false
    const seenAt = this.#seenAt.get(guest) ?? -Infinity
    // What was noted before we saw them leave is our own note.
    return seenAt > (this.#leftAt.get(guest) ?? -Infinity) && now - seenAt < within
  }

  /** Forgets what is too old to matter: memory must not grow with every visitor. */
  forgetBefore(time: number): void {
    for (const known of [this.#leftAt, this.#seenAt])
      for (const [guest, at] of known) if (at < time) known.delete(guest)
  }
}
