import type { Ledger, LedgerChange, LedgerPage, Occupant } from '@eldertable/match'
import { NoSuchMatch, type MatchChange, type MatchHead, type Store } from '@eldertable/store'
import { setImmediate } from 'node:timers/promises'
import type { ClockDeed, TableClock } from '../clocks/table-clock.ts'
import { noticesOf } from '../notices/causes.ts'
import { isClosed, seatsOf, seatsText, type SeatRecord } from '../lobby/records.ts'
import { Refused } from '../refused.ts'

/** What may be stored together with a change of the match. */
export interface StoredWith {
  readonly ownership?: Ownership
  readonly clock?: ClockDeed
}

/** Whose a seat is from now on. */
export interface Ownership {
  readonly seat: number
  readonly guest: string | null
  /** The time zone of somebody who sits down. */
  readonly zone?: string | undefined
  readonly joined?: readonly string[]
  readonly left?: readonly string[]
}

/** Who sits where when a match begins, and who has sat down only now. */
export interface Beginners {
  readonly seats: readonly SeatRecord[]
  readonly joined?: readonly string[]
}

/** Entries that are read at once. */
const PIECE = 2_000

/** The log of one match in the store, and what is known of its head. */
export class StoreLedger implements Ledger {
  readonly #store: Store
  #head: MatchHead
  /** The revision that an append of our own will make, if it succeeds. */
  #expected = -1
  /** The seats of a head, read from their text once. */
  #seats: { readonly text: string; readonly list: readonly SeatRecord[] } | undefined
  #starting: (Beginners & { readonly revision: number }) | undefined

  /** The clocks of the table, if it has any. */
  readonly #clock: TableClock | undefined

  constructor(store: Store, head: MatchHead, clock?: TableClock) {
    this.#store = store
    this.#clock = clock
    this.#head = head
  }

  /** As it was last read, with our own changes since. */
  get head(): MatchHead {
    return this.#head
  }

  get seats(): readonly SeatRecord[] {
    const { seats: text } = this.#head
    if (this.#seats?.text !== text) this.#seats = { text, list: seatsOf(this.#head) }
    return this.#seats.list
  }

  /** Whether news of this revision is none: we have read it, or we are just writing it. */
  knows(revision: number): boolean {
    return revision <= this.#head.revision || revision === this.#expected
  }

  /** Does what lets the match begin with these seats, unless the table has changed since it was looked at. */
  async startWith<T>(beginners: Beginners, begin: () => Promise<T>): Promise<T> {
    this.#starting = { ...beginners, revision: this.#head.revision }
    try {
      return await begin()
    } finally {
      this.#starting = undefined
    }
  }

  async readHead(): Promise<MatchHead> {
    const head = await this.#store.readMatch(this.#head.id)
    if (head === undefined) throw new NoSuchMatch(this.#head.id)
    this.#head = head
    return head
  }

  async read(from: number): Promise<LedgerPage> {
    const head = await this.readHead()
    const { id, length } = head
    if (this.#starting !== undefined && this.#starting.revision !== head.revision)
      throw new Refused('table-busy')
    const entries = await this.#readLog(id, from, length)
    const snapshot = from === 0 ? await this.#store.snapshotBefore(id, length) : undefined
    return { head, entries, snapshot }
  }

  /** In pieces, so that others have their turn between them: what is in a log stays as it is. */
  async #readLog(id: string, from: number, to: number): Promise<string[]> {
    if (to - from <= PIECE) return this.#store.readLog(id, from, to)
    const entries: string[] = []
    for (let at = from; at < to; at += PIECE) {
      const some = await this.#store.readLog(id, at, Math.min(at + PIECE, to))
      for (const entry of some) entries.push(entry)
      await setImmediate()
    }
    return entries
  }

  async append(
    revision: number,
    entries: readonly string[],
    change: LedgerChange,
  ): Promise<boolean> {
    const { counter, titleVersion, isOver, asked, seats, also } = change
    if (isClosed(this.#head)) throw new Refused('table-closed')
    const { ownership, clock: deed } = (also as StoredWith | undefined) ?? {}
    const joined = this.#starting?.joined ?? ownership?.joined
    const status = isOver ? 'finished' : 'playing'
    const seatsChange = this.#seatsChange(seats, ownership)
    const seated =
      seatsChange.seats === undefined ? this.seats : seatsOf(seatsChange as { seats: string })
    const clock = this.#clock?.next(this.#head, change, { before: this.seats, after: seated }, deed)
    const notices = noticesOf(this.#head, change, seated)
    return this.change(revision, entries, {
      counter,
      // What stays as it is need not be written.
      ...(titleVersion !== this.#head.titleVersion && { titleVersion }),
      ...(status !== this.#head.status && { status }),
      asked: asked ?? -1,
      ...clock,
      // Where clocks are stored for their own sake nothing has happened.
      ...((entries.length > 0 || clock === undefined) && { updatedAt: Date.now() }),
      ...seatsChange,
      ...(joined && { joined }),
      ...(ownership?.left && { left: ownership.left }),
      ...(notices.length > 0 && { notices }),
    })
  }

  /** Changes the head and nothing else, or everything at once; false if somebody was quicker. */
  async change(
    revision: number,
    entries: readonly string[],
    change: MatchChange,
  ): Promise<boolean> {
    this.#expected = revision + 1
    try {
      if (!(await this.#store.append(this.#head.id, revision, entries, change))) return false
    } finally {
      // Also if it failed: should it be stored all the same, that is news to us.
      this.#expected = -1
    }
    const { joined: _joined, left: _left, notices: _notices, ...fields } = change
    const length = this.#head.length + entries.length
    this.#head = { ...this.#head, ...fields, revision: revision + 1, length }
    return true
  }

  async putSnapshot(at: number, state: string): Promise<void> {
    await this.#store.putSnapshot(this.#head.id, at, state)
  }

  #seatsChange(
    occupants: readonly Occupant[] | undefined,
    ownership: Ownership | undefined,
  ): Pick<MatchChange, 'seats'> {
    if (this.#starting !== undefined) return { seats: seatsText(this.#starting.seats) }
    if (occupants === undefined) return {}
    const before = this.seats
    const seats = occupants.map(({ name, player, heldBy }, seat) => {
      const isOther = ownership?.seat === seat
      const guest = isOther ? ownership.guest : before[seat]?.guest
      const zone = isOther ? ownership.zone : before[seat]?.zone
      // A seat waits for whoever has the link until somebody has sat down there.
      const isFree = before[seat]?.free === true && player === 'nobody'
      return {
        name,
        player,
        heldBy,
        guest: guest ?? null,
        ...(zone !== undefined && { zone }),
        ...(isFree && { free: true as const }),
      }
    })
    return { seats: seatsText(seats) }
  }
}
