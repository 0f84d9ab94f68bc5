import { monotonic } from './clock.ts'
import { holdIfAbsent } from './lobby/replacing.ts'
import { Refused } from './refused.ts'
import type { Services } from './services.ts'

/** Milliseconds after which it no longer matters when a guest was seen. */
const FORGET = 24 * 3_600_000

/** What is done now and then: who is still there, whose seat does a bot take, which tables can be forgotten. */
export async function keepHouse(services: Services): Promise<void> {
  const { store, rooms, presence, config } = services
  const now = monotonic()
  presence.forgetBefore(now - FORGET)
  for (const guest of presence.here) await store.seeGuest(guest)
  for (const room of rooms.ready) {
    if (room.attendance.watchers.size === 0) continue
    await room.attendance.look(room.seats.flatMap(({ guest }) => guest ?? []))
    room.tellSeats()
    try {
      await holdIfAbsent(room, config.absence, now)
    } catch (error) {
      // The table has moved on in the meantime; anything else is news.
      if (!(error instanceof Refused)) throw error
    }
  }
  await rooms.sweep(now)
  await store.tidy()
  await services.dropImports()
  await services.notices?.tidy()
}
