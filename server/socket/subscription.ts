import type { Reason } from '@eldertable/protocol/wire.ts'
import type { Person } from '../limits/person.ts'
import type { Room } from '../matches/room.ts'
import type { Subscriber } from '../matches/subscriber.ts'
import type { SendQueue } from './send-queue.ts'

/** One table that a connection looks at. */
export class Subscription implements Subscriber {
  readonly room: Room
  readonly guest: string | undefined
  readonly address: string
  readonly from: number
  muted: ReadonlySet<string> = new Set()
  told = -1
  readonly #outlet: SendQueue
  readonly #onTurnedOut: (reason: Reason) => void

  constructor(
    room: Room,
    { guest, address }: Person,
    from: number,
    sendQueue: SendQueue,
    onTurnedOut: (reason: Reason) => void,
  ) {
    this.room = room
    this.guest = guest
    this.address = address
    this.from = from
    this.#outlet = sendQueue
    this.#onTurnedOut = onTurnedOut
  }

  send(text: string): boolean {
    return this.#outlet.offer(text)
  }

  turnOut(reason: Reason): void {
    this.#onTurnedOut(reason)
  }
}
