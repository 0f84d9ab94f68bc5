import type { Reason } from '@eldertable/protocol/wire.ts'
import type { Person } from '../limits/person.ts'
import type { Room } from '../matches/room.ts'
import type { Watcher } from '../matches/watcher.ts'
import type { Outlet } from './outlet.ts'

/** One table that a connection looks at. */
export class Watch implements Watcher {
  readonly room: Room
  readonly guest: string | undefined
  readonly address: string
  readonly from: number
  muted: ReadonlySet<string> = new Set()
  told = -1
  readonly #outlet: Outlet
  readonly #onTurnedOut: (reason: Reason) => void

  constructor(
    room: Room,
    { guest, address }: Person,
    from: number,
    outlet: Outlet,
    onTurnedOut: (reason: Reason) => void,
  ) {
    this.room = room
    this.guest = guest
    this.address = address
    this.from = from
    this.#outlet = outlet
    this.#onTurnedOut = onTurnedOut
  }

  send(text: string): boolean {
    return this.#outlet.offer(text)
  }

  turnOut(reason: Reason): void {
    this.#onTurnedOut(reason)
  }
}
