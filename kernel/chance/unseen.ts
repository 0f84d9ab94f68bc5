import type { Chance } from './chance.ts'

/** Cards and the like are numbered from 0: as far as this they are counted instead of compared, which is much quicker. */
const COUNTED = 256
/** How many there are of each number. All zero between two calls. */
const counts = new Uint16Array(COUNTED)

/**
 * Puts things that nobody has seen into a random order, in place. In which order they lay before makes no difference:
 * the order that is drawn tells nothing of the true one, not even to somebody who knows the chance.
 */
export function mixUnseen<T extends number | string>(unseen: T[], chance: Chance): void {
  if (areCounted(unseen)) putInOrder(unseen)
  else unseen.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  chance.shuffle(unseen)
}

function areCounted(things: readonly (number | string)[]): things is number[] {
  for (const thing of things)
    if (typeof thing !== 'number' || thing >>> 0 !== thing || thing >= COUNTED) return false
  return things.length < 2 ** 16
}

function putInOrder(numbers: number[]): void {
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  let at = 0
  for (let number = 0; at < numbers.length; number++) {
    for (let left = counts[number] ?? 0; left > 0; left--) numbers[at++] = number
    counts[number] = 0
  }
}
