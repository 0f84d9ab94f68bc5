import type { WebSocket } from 'ws'
import type { Change } from '@eldertable/store'
import type { Limits } from '../config.ts'
import { BECAME, DEVICE_ENDED, FORGOTTEN, SIGNED_OUT } from '../guests.ts'
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import type { Person } from '../limits/person.ts'
import type { Metrics } from '../metrics.ts'
import type { Presence } from '../presence.ts'
import type { Connection } from './connection.ts'

/** All open connections of this process. */
export class Connections {
  readonly #all = new Set<Connection>()
  readonly #byAddress = new ConcurrencyLimit()
  readonly #limits: Limits
  readonly #presence: Presence
  readonly #metrics: Metrics
  #isClosing = false

  constructor(limits: Limits, presence: Presence, metrics: Metrics) {
    this.#limits = limits
    this.#presence = presence
    this.#metrics = metrics
  }

  mayEnter({ guest, address }: Person): boolean {
    const { connectionsPerGuest, connectionsPerAddress } = this.#limits
    if (this.#isClosing) return false
    if (this.#byAddress.of(address) >= connectionsPerAddress) return false
    return guest === undefined || this.#presence.connectionsOf(guest) < connectionsPerGuest
  }

  enter(connection: Connection, socket: WebSocket, { address }: Person): void {
    this.#all.add(connection)
    this.#byAddress.enter(address)
    this.#metrics.connections.set(this.#all.size)
    socket.once('close', () => {
      this.#all.delete(connection)
      this.#byAddress.leave(address)
      this.#metrics.connections.set(this.#all.size)
    })
  }

  /** Ends what somebody has open who is known by another secret from now on, or by none. */
  hear(change: Change): void {
    if (change.kind !== 'signal') return
    const { id, text } = change
    for (const connection of this.#all) {
      if (connection.guest !== id) continue
      if (text === SIGNED_OUT || text === FORGOTTEN || text.startsWith(BECAME)) connection.signOut()
      if (text === DEVICE_ENDED) connection.lookWho()
    }
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values()
  }

  /** Looks whether they are all still there. */
  beat(): void {
    for (const connection of this.#all) connection.beat()
  }

  /** Asks all to come back later, and ends those that do not hear it. */
  async close(patience: number): Promise<void> {
    this.#isClosing = true
    const all = [...this.#all]
    const allClosed = Promise.all(all.map((connection) => connection.closed))
    for (const connection of all) connection.goAway()
    const timer = setTimeout(() => {
      for (const connection of all) connection.terminate()
    }, patience)
    await allClosed
    clearTimeout(timer)
  }
}
