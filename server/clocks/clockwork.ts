import type { Store } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Rooms } from '../matches/rooms.ts'
import { Refused } from '../refused.ts'
import { EVERY, type ServerClock } from './server-clock.ts'

/** This many matches are looked at in one go whose time over days may be up. */
const SOME = 20

/** Milliseconds for which a table that can not be opened keeps no other waiting. */
const BROKEN = 10 * 60_000

interface Parts {
  readonly store: Pick<Store, 'clocksDue'>
  readonly clock: ServerClock
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
}

/** Looks after all clocks now and then: says that this process is there, and finds whose time is up where nobody looks. */
export class Clockwork {
  readonly #parts: Parts
  #stop: (() => void) | undefined
  #going: Promise<void> | undefined
  #isClosed = false
  /** Tables that could not be opened or looked at, and until when they are left alone. */
  readonly #broken = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Begins: whatever time has gone by before this is nobody's. */
  async start(): Promise<void> {
    await this.#parts.clock.beatHouse()
    this.#next()
  }

  /** One look at all clocks. */
  async tick(): Promise<void> {
    const { store, clock, rooms, metrics } = this.#parts
    const timed = [...rooms.ready].filter((room) => room.clocks !== undefined && room.hasBegun)
    for (const room of timed) await this.#try(room.id, () => room.clocks?.mind())
    const counting = timed.filter((room) => room.clocks?.isCounting === true)
    metrics.clocks.set(counting.length)
    if (counting.length > 0) await clock.beatOwn()
    // Where nobody plays over days by a clock nothing need be written.
    if ((await store.clocksDue(Number.MAX_VALUE, 1)).length === 0) return
    await clock.beatHouse()
    const now = clock.time.monotonic()
    for (const [id, until] of this.#broken) if (until <= now) this.#broken.delete(id)
    const due = await store.clocksDue(clock.time.wall(), SOME + this.#broken.size)
    for (const id of due.filter((one) => !this.#broken.has(one)))
      await this.#try(id, () => rooms.at(id, 'server', (room) => room.clocks?.look()))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stop?.()
    await this.#going
  }

  #next(): void {
    if (this.#isClosed) return
    this.#stop = this.#parts.clock.time.after(EVERY, () => {
      this.#going = this.tick()
        .catch((error: unknown) => {
          if (!this.#isClosed)
            this.#parts.log.error({ err: error }, 'the clocks were not looked at')
        })
        .finally(() => this.#next())
    })
  }

  /** What is wrong with one table keeps no other waiting. */
  async #try(id: string, work: () => Promise<void> | undefined): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#broken.set(id, this.#parts.clock.time.monotonic() + BROKEN)
      // The table has moved on, or can not be opened here: whoever comes there is told why.
      if (!(error instanceof Refused))
        this.#parts.log.error({ err: error, match: id }, 'a clock could not be looked at')
    }
  }
}
