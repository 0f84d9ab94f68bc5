import type { Guest } from '@eldertable/store'
import { BECAME, SHUNS } from '../guests.ts'
import type { Services } from '../services.ts'
import { joinGuests, mustBeJoinable } from './joining.ts'

/** Somebody who was one guest in a browser turns out to be another. */
interface Entering {
  readonly services: Services
  /** Who they were in this browser until now, and the secret in its cookie. */
  readonly asker: Guest | undefined
  readonly token: string | undefined
  readonly guest: Guest
}

/** Whether what the browser has comes along: it does unless it can be come back to by itself. */
async function comesAlong({ services, asker, guest }: Entering): Promise<boolean> {
  return (
    asker !== undefined &&
    asker.id !== guest.id &&
    (await services.store.passkeysOf(asker.id)).length === 0
  )
}

/** Throws if somebody may not come in here as who they are, before anything is used up for it. */
export async function mayEnter(entering: Entering): Promise<void> {
  const { services, asker, guest } = entering
  if (asker !== undefined && (await comesAlong(entering)))
    await mustBeJoinable(services.store, asker, guest)
}

/**
 * A new secret for this browser, never one that somebody may have put there. What it knew before comes along, and no
 * device that knew that one knows this one for it.
 */
export async function enter(entering: Entering, device: string): Promise<string> {
  const { services, asker, token, guest } = entering
  const { store, guests } = services
  if (asker !== undefined && (await comesAlong(entering))) {
    await joinGuests(store, asker, guest)
    await store.signal(asker.id, BECAME + guest.id)
    // Whom the one did not want to hear, the other does not from now on, on all devices.
    await store.signal(guest.id, SHUNS)
  } else if (asker !== undefined && token !== undefined) await guests.endHere(asker, token)
  return guests.open(guest, device)
}
