import type { Store } from '@eldertable/store'
import { monotonic } from '../clock.ts'
import type { Presence } from '../presence.ts'
import type { Subscriber } from './subscriber.ts'

/** Who is at one table, and since when those who are not have been away. */
export class Attendance {
  readonly #store: Store
  readonly #presence: Presence
  readonly #watchers = new Set<Subscriber>()
  readonly #leftAt = new Map<string, number>()
  readonly #openedAt = monotonic()

  constructor(store: Store, presence: Presence) {
    this.#store = store
    this.#presence = presence
  }

  get watchers(): ReadonlySet<Subscriber> {
    return this.#watchers
  }

  enter(subscriber: Subscriber): void {
    this.#watchers.add(subscriber)
  }

  leave(subscriber: Subscriber, now: number): void {
    this.#watchers.delete(subscriber)
    const { guest } = subscriber
    if (guest !== undefined && !this.isWatching(guest)) this.#leftAt.set(guest, now)
  }

  isPresent(guest: string, now: number): boolean {
    return this.isWatching(guest) || this.#presence.isElsewhere(guest, now)
  }

  /** How long somebody has been away from this table, in milliseconds. */
  async absence(guest: string, now: number): Promise<number> {
    await this.look([guest])
    if (this.isPresent(guest, now)) return 0
    const leftAt = this.#leftAt.get(guest)
    // At another table: the store says that they are seen all the time, but not here.
    if (this.#presence.isHere(guest)) return now - (leftAt ?? this.#openedAt)
    const unseenFor = (await this.#store.unseenFor(guest)) ?? Infinity
    return Math.min(now - (leftAt ?? -Infinity), unseenFor)
  }

  /** The same, by what is known already; nothing is asked. */
  awayFor(guest: string, now: number): number {
    if (this.isPresent(guest, now)) return 0
    const leftAt = this.#leftAt.get(guest)
    if (this.#presence.isHere(guest)) return now - (leftAt ?? this.#openedAt)
    return now - Math.max(leftAt ?? -Infinity, this.#presence.lastSeen(guest))
  }

  /** Asks the store about those who are not here. */
  async look(guests: readonly string[]): Promise<void> {
    for (const guest of guests) {
      if (this.#presence.isHere(guest)) continue
      const asked = monotonic()
      const unseenFor = await this.#store.unseenFor(guest)
      if (unseenFor !== undefined) this.#presence.note(guest, asked - unseenFor)
    }
  }

  /** Whether somebody watches from here, on whatever page. */
  isWatching(guest: string): boolean {
    for (const subscriber of this.#watchers) if (subscriber.guest === guest) return true
    return false
  }
}
