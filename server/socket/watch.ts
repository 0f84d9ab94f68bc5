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

  constructor(room: Room, { guest, address }: Person, from: number, outlet: Outlet) {
    this.room = room
    this.guest = guest
    this.address = address
    this.from = from
    this.#outlet = outlet
  }

  send(text: string): boolean {
    return this.#outlet.offer(text)
  }
}
