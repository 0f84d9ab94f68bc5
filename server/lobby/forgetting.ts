import type { Guest } from '@eldertable/store'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { leave } from './seating.ts'

/** More than anybody has: whoever is forgotten gets up from every table. */
const ALL = 100_000

/**
 * Forgets a guest: seats in matches that are not over are given up, as if the guest had left, then name, secret, lists
 * and everything said are gone, and so are matches that the guest has brought as files. The records of matches keep the name under which a seat was played.
 */
export async function forgetGuest(services: Services, guest: Guest): Promise<void> {
  const { store, rooms, guests } = services
  for (const { id, status } of await store.matchesOf(guest.id, ALL)) {
    if (status === 'finished') continue
    try {
      await rooms.at(id, 'server', (room) => leave(room, guest))
    } catch (error) {
      // A table that can not be opened any more keeps nobody; anything else is a fault.
      if (!(error instanceof Refused)) throw error
    }
  }
  await guests.forget(guest)
  await services.dropImports()
}
