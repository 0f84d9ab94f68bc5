import { settings } from '../settings/store.ts'

/** Milliseconds that a bot seems to think, so that one can follow what it does. */
const BOT_PACE = 420

/** Where nothing moves there is nothing to follow: bots play at once. */
export function botPace(): number {
  const isStill = settings().still || matchMedia('(prefers-reduced-motion: reduce)').matches
  return isStill ? 0 : BOT_PACE
}
