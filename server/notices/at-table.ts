import type { Store } from '@eldertable/store'
import { monotonic } from '../clock.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { Presence } from '../presence.ts'

/** Where it is known who is at a table. */
export interface Whereabouts {
  readonly store: Pick<Store, 'unseenFor'>
  readonly rooms: Rooms
  readonly presence: Presence
}

/** Whether somebody looks at a table: here for certain, at another process as far as the store has been told. */
export async function isAtTable(
  { store, rooms, presence }: Whereabouts,
  guest: string,
  match: string,
  awayAfter: number,
): Promise<boolean> {
  for (const room of rooms.ready)
    if (room.id === match)
      for (const subscriber of room.watchers) if (subscriber.guest === guest) return true
  if (presence.isHere(guest)) return false
  const asked = monotonic()
  const unseenFor = await store.unseenFor(guest)
  if (unseenFor !== undefined) presence.note(guest, asked - unseenFor)
  return presence.isElsewhere(guest, monotonic(), awayAfter)
}
