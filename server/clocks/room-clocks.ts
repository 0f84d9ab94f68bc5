import type { MatchHost } from '@eldertable/match'
import type { ClockShown, ClockTerms } from '@eldertable/protocol/wire.ts'
import { usualBot } from '../lobby/title-list.ts'
import type { Metrics } from '../metrics.ts'
import type { Room } from '../matches/room.ts'
import type { StoredWith } from '../matches/store-ledger.ts'
import { Refused } from '../refused.ts'
import { EVERY, type ServerClock } from './server-clock.ts'
import { TableClock, type ClockDeed } from './table-clock.ts'

/**
 * Milliseconds after which time that is up is said to be: what somebody has chosen in time at another process is stored
 * by then.
 */
export const GRACE = 1_000

/** Somebody's choice that has come in and is not stored yet. */
interface Arrival {
  readonly seat: number
  readonly at: number
  readonly stored: Promise<void>
}

/** The clocks of an open table: who counts them here, and what happens when somebody's time is up. */
export class RoomClocks {
  readonly table: TableClock
  readonly #room: Room
  readonly #server: ServerClock
  readonly #metrics: Metrics
  readonly #onFault: (error: unknown) => void
  readonly #arrivals = new Set<Arrival>()
  #stop: (() => void) | undefined
  #told = ''
  #isClosed = false

  constructor(
    room: Room,
    terms: ClockTerms,
    {
      server,
      metrics,
      onFault,
    }: { server: ServerClock; metrics: Metrics; onFault: (error: unknown) => void },
  ) {
    this.#room = room
    this.#server = server
    this.#metrics = metrics
    this.#onFault = onFault
    this.table = new TableClock(server, terms)
  }

  get shown(): ClockShown | null {
    return this.table.shown(this.#room.head, this.#room.seats)
  }

  /** Whether this process counts somebody's time at the table. */
  get isCounting(): boolean {
    return this.table.countedBy(this.#room.head) === 'us'
  }

  /** Somebody in this seat has sent what they choose; the answer is to be called when it is stored, or refused. */
  expect(seat: number | null, at: number): () => void {
    if (seat === null) return () => {}
    let done: () => void = () => {}
    const stored = new Promise<void>((resolve) => (done = resolve))
    const arrival: Arrival = { seat, at, stored }
    this.#arrivals.add(arrival)
    return () => {
      this.#arrivals.delete(arrival)
      done()
    }
  }

  /** To be told whenever the match, its seats or its clocks may have changed. */
  follow(): void {
    this.table.hear(this.#room.head)
    this.#wind()
    const { clock, seats } = this.#room.head
    if (this.#told === clock + seats) return
    this.#told = clock + seats
    this.#room.tell(this.text)
  }

  /** The message about the clocks as they stand now. */
  get text(): string {
    return JSON.stringify({ t: 'clock', match: this.#room.id, ...this.shown })
  }

  /** A table that another process may have served so far. */
  async meet(): Promise<void> {
    const whose = this.table.countedBy(this.#room.head)
    if (whose !== null && typeof whose === 'object') {
      const last = await this.#server.lastOf(whose.process)
      this.table.hear(this.#room.head, this.table.lastedAt(this.#room.head, last))
    }
    this.#wind()
  }

  /** Counts where nobody does any more, and no longer where nobody sits. Over days nobody need be there. */
  async mind(): Promise<void> {
    const { head, isSatAt } = this.#room
    const whose = this.table.countedBy(head)
    if (whose === null || whose === 'server') return
    if (whose === 'us') return isSatAt ? undefined : this.rest()
    if (!isSatAt && this.table.terms.kind === 'live') return
    if (whose === 'nobody') return this.#store({ do: 'take-over', elapsed: 0 })
    if (!(await this.#server.isGone(whose.process))) return
    const last = await this.#server.lastOf(whose.process)
    await this.#store({ do: 'take-over', elapsed: this.table.lastedAt(this.#room.head, last) })
  }

  /** Lets time stand still that this process counts. */
  async rest(): Promise<void> {
    if (this.isCounting) await this.#store({ do: 'rest' })
  }

  /** The table is closed here, and time stands still unless somebody else counts it. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#stop?.()
    await this.rest()
  }

  /** A seat wants the clocks to stand still, or to run. */
  async wish(seat: number, yes: boolean): Promise<void> {
    if (this.shown === null || this.#room.head.status !== 'playing') throw new Refused('no-clock')
    const with_: StoredWith = { clock: { do: 'wish', seat, yes } }
    const answer = await this.#room.host.note(() => true, with_)
    if (!answer.ok) throw new Refused(answer.why)
  }

  /** Does what the table has agreed on, if somebody's time is up. Of several who see it one does it. */
  async look(): Promise<void> {
    const { room, host } = { room: this.#room, host: this.#room.host }
    const seat = this.table.running(room.head)
    if (seat === null) return
    if (!this.#isUp(seat)) return this.#putOff()
    await this.#allInTime(seat)
    const { whenOut } = this.table.terms
    const clock: ClockDeed = { do: 'out', seat }
    // A bot in a person's place leaves the seat theirs.
    const also: StoredWith =
      whenOut === 'bot' ? { clock } : { clock, ownership: { seat, guest: null } }
    const then = { whenOut, bot: usualBot(room.game) }
    const answer = await host.timeUp(seat, then, () => this.#isUp(seat), also)
    if (answer.ok) this.#metrics.timesUp.inc({ outcome: whenOut })
  }

  /** Over days nobody need look again before the time may be up. */
  async #putOff(): Promise<void> {
    const { clockDue } = this.#room.head
    if (clockDue > 0 && clockDue <= this.#server.time.wall()) await this.#store({ do: 'put-off' })
  }

  #isUp(seat: number): boolean {
    return this.table.isUp(this.#room.head, this.#room.seats, seat)
  }

  /** Waits for what somebody has sent while their time was not up. */
  async #allInTime(seat: number): Promise<void> {
    const end = this.#server.time.monotonic() - GRACE
    const inTime = () => [...this.#arrivals].filter((one) => one.seat === seat && one.at <= end)
    for (let some = inTime(); some.length > 0; some = inTime())
      await Promise.all(some.map(({ stored }) => stored))
  }

  async #store(clock: ClockDeed): Promise<void> {
    const host: MatchHost = this.#room.host
    const before = JSON.stringify(this.table.countedBy(this.#room.head))
    const isSame = () => JSON.stringify(this.table.countedBy(this.#room.head)) === before
    await host.note(isSame, { clock } satisfies StoredWith)
  }

  /** Sets the alarm for the end of the time that this process counts. */
  #wind(patience = GRACE): void {
    this.#stop?.()
    this.#stop = undefined
    if (this.#isClosed || !this.isCounting) return
    const { head, seats } = this.#room
    const endsIn = this.table.endsIn(head, seats)
    this.#stop = this.#server.time.after(endsIn + patience, () => {
      this.look().catch((error: unknown) => {
        this.#onFault(error)
        this.#wind(EVERY)
      })
    })
  }
}
