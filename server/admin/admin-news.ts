import { refusalFor } from '@eldertable/protocol/wire.ts'
import type { Change, Store } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import type { Connections } from '../socket/connections.ts'
import type { Bans } from './bans.ts'

/** What processes tell each other of what whoever runs the server has done. No client hears it. */
type Signal =
  | { readonly t: 'bans' }
  | { readonly t: 'unseated'; readonly guest: string }
  | { readonly t: 'announced'; readonly text: string | null }

/** Whose signals these are: no guest and no match has this id. */
const ADMIN = 'admin'

export const tellProcesses = (store: Store, signal: Signal): Promise<void> =>
  store.signal(ADMIN, JSON.stringify(signal))

/** What this process has to do about it. */
export class AdminNews {
  readonly #bans: Bans
  readonly #connections: Connections
  readonly #log: FastifyBaseLogger
  announced: string | null = null

  constructor(bans: Bans, connections: Connections, log: FastifyBaseLogger) {
    this.#bans = bans
    this.#connections = connections
    this.#log = log
  }

  hear(change: Change): void {
    if (change.kind === 'gap') this.#learnBans()
    if (change.kind !== 'signal' || change.id !== ADMIN) return
    const signal = JSON.parse(change.text) as Signal
    if (signal.t === 'bans') this.#learnBans()
    else if (signal.t === 'unseated') this.#tellUnseated(signal.guest)
    else {
      this.announced = signal.text
      for (const connection of this.#connections) connection.tell(signal)
    }
  }

  #tellUnseated(guest: string): void {
    for (const connection of this.#connections)
      if (connection.guest === guest) connection.tell({ t: 'error', ...refusalFor('unseated') })
  }

  #learnBans(): void {
    this.#bans.load().then(
      () => this.#turnAway(),
      (error: unknown) => this.#log.error({ err: error }, 'the bans could not be read'),
    )
  }

  #turnAway(): void {
    for (const connection of this.#connections) {
      const { guest, address } = connection.who
      if (!this.#bans.mayEnter(guest, address)) connection.turnAway()
    }
  }
}
