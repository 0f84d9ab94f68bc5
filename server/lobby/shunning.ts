import type { ShunBody } from '@eldertable/protocol/wire.ts'
import type { Guest, Store } from '@eldertable/store'
import { SHUNS } from '../guests.ts'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import { newId } from './code.ts'

/** The most people whom one guest mutes or blocks. */
const MOST = 500

/** Somebody at a table, as those who are there know them. */
interface Meant {
  readonly guest: string
  readonly name: string
}

/**
 * Lets somebody not hear another any more, named by a seat or by a line that was said. Nobody is told who it is: in the
 * list stands the name at that table.
 */
export async function shun(store: Store, room: Room, guest: Guest, wish: ShunBody): Promise<void> {
  const other = await meant(store, room, guest, wish)
  if (other === undefined || other.guest === guest.id) throw new Refused('nobody-there')
  if ((await store.shunnedBy(guest.id)).length >= MOST) throw new Refused('too-many-requests')
  const { name } = other
  await store.shun(guest.id, { id: newId(), other: other.guest, name, how: wish.how })
  await store.signal(guest.id, SHUNS)
}

export async function unshun(store: Store, guest: Guest, id: string): Promise<void> {
  if (!(await store.unshun(guest.id, id))) throw new Refused('no-such-shunned')
  await store.signal(guest.id, SHUNS)
}

/**
 * Throws if somebody is not wanted at a table: the host says who sits down, and once a match is played, everybody who
 * sits there does.
 */
export async function assertNotBlocked(store: Store, room: Room, guest: Guest): Promise<void> {
  const seated = room.hasBegun ? room.seats.flatMap((seat) => seat.guest ?? []) : []
  for (const one of new Set([room.head.host, ...seated])) {
    const shunned = await store.shunnedBy(one)
    if (shunned.some(({ other, how }) => other === guest.id && how === 'block'))
      throw new Refused('not-welcome')
  }
}

async function meant(
  store: Store,
  room: Room,
  guest: Guest,
  wish: ShunBody,
): Promise<Meant | undefined> {
  if ('line' in wish) return room.talk.speakerOf(wish.line, guest.id)
  const seat = room.seats[wish.seat]
  if (seat?.guest == null || (await store.readGuest(seat.guest)) === undefined) return undefined
  return { guest: seat.guest, name: seat.name }
}
