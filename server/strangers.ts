import type { Store } from '@eldertable/store'
import { monotonic } from './clock.ts'

/** Milliseconds: guests who have been away for so long and have left nothing behind are forgotten. */
const STRANGE = 90 * 24 * 3_600_000

/** Milliseconds between two looks: each goes through all guests. */
const LOOK_EVERY = 3_600_000

/** Forgets guests who will hardly come back, whenever it is called after a long time. */
export function forgettingStrangers(store: Store): () => Promise<void> {
  let nextLook = 0
  return async () => {
    if (monotonic() < nextLook) return
    nextLook = monotonic() + LOOK_EVERY
    // Some at a time: what others store has its turn between them.
    while (await store.forgetStrangers(STRANGE));
  }
}
