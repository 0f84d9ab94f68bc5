import type { ClockBeat, Store } from '@eldertable/store'
import type { Clock } from '../clock.ts'
import { newId } from '../lobby/code.ts'

/** The clock that runs while any process is there: time over days is counted by it. */
export const SERVER = 'server'

/** Milliseconds between two looks at all clocks. */
export const EVERY = 5_000
/** A process that has not told the time for this many milliseconds is gone. */
const GONE = 4 * EVERY
/** What lies between two beats of the server that are further apart was no time: nobody was there. */
const STANDSTILL = 12 * EVERY

/** What the clocks of this process show at one moment. */
export interface Reading {
  /** How long this process has been there. */
  readonly own: number
  readonly wall: number
  /** How long any process has been there. */
  readonly server: number
}

/** By what people's time is counted: the clock of this process, and the one that all processes keep going. */
export class ServerClock {
  /** Of this process, and no other, nor this one when it is started anew. */
  readonly id = newId()
  readonly time: Clock
  readonly #store: Pick<Store, 'beatClock' | 'clockBeat'>
  /** Whether no other process serves from this store. */
  readonly #isAlone: boolean
  #server: ClockBeat = { at: -Infinity, reading: 0 }
  /** What was seen of the beats of others, and when they were last seen to change. */
  readonly #others = new Map<string, { readonly at: number | undefined; readonly seenAt: number }>()

  constructor(store: Pick<Store, 'beatClock' | 'clockBeat'>, time: Clock, isAlone: boolean) {
    this.#store = store
    this.time = time
    this.#isAlone = isAlone
  }

  /** What it shows now, or has shown this many milliseconds ago. */
  reading(ago = 0): Reading {
    const wall = this.time.wall() - ago
    const gap = wall - this.#server.at
    const server = this.#server.reading + (gap <= STANDSTILL ? Math.max(0, gap) : 0)
    return { own: this.time.monotonic() - ago, wall, server }
  }

  /** The server is there. */
  async beatHouse(): Promise<void> {
    this.#server = await this.#store.beatClock(SERVER, this.time.wall(), STANDSTILL)
  }

  /** This process is there, and counts somebody's time. */
  async beatOwn(): Promise<void> {
    await this.#store.beatClock(this.id, this.time.monotonic(), Infinity)
  }

  /** When a process told its time last, by its own clock. */
  async lastOf(id: string): Promise<number | undefined> {
    return (await this.#store.clockBeat(id))?.at
  }

  /** Whether a process is there no more: its time has not changed for long. Nobody's time is compared with another's. */
  async isGone(id: string): Promise<boolean> {
    if (this.#isAlone) return true
    const at = await this.lastOf(id)
    const now = this.time.monotonic()
    const known = this.#others.get(id)
    if (known === undefined || known.at !== at) {
      this.#others.set(id, { at, seenAt: now })
      return false
    }
    if (now - known.seenAt < GONE) return false
    this.#others.delete(id)
    return true
  }
}
