import type { Chance } from './chance.ts'

/**
 * Puts things that nobody has seen into a random order, in place. In which order they lay before makes no difference:
 * the order that is drawn tells nothing of the true one, not even to somebody who knows the chance.
 */
export function mixUnseen<T extends number | string>(unseen: T[], chance: Chance): void {
  unseen.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  chance.shuffle(unseen)
}
