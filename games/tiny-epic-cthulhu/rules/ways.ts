import { CHAOS } from '../content/colours.ts'
import { codeOf, kindAt } from '../payment-code.ts'
import type { Cost } from './costs.ts'
import { count } from './pieces.ts'

/**
 * Every distinct way to take what one of the costs asks for out of what is there, place by place, as codes. Taking
 * what is asked for comes before swaps, and Chaos, whose place is the last, comes only for what is missing.
 */
export function waysToTake(there: readonly number[], costs: readonly Cost[]): number[] {
  const found: number[] = []
  for (const cost of costs)
    for (let swaps = 0; swaps <= cost.swaps; swaps++)
      search(
        found,
        there,
        there.map(() => 0),
        0,
        cost.count,
        [...cost.most],
        swaps,
      )
  return found
}

/** Tries all amounts of a place and goes on with the next; the swaps must come out exactly, so no way comes twice. */
function search(
  found: number[],
  there: readonly number[],
  taken: number[],
  place: number,
  left: number,
  most: number[],
  swaps: number,
): void {
  if (left === 0) {
    if (swaps === 0) found.push(codeOf(taken))
    return
  }
  if (place === there.length) return
  const kind = kindAt(place)
  const allowed = count(most, kind)
  const beyond = kind === CHAOS ? 0 : swaps
  for (let amount = Math.min(left, count(there, place), allowed + beyond); amount >= 0; amount--) {
    const swapped = Math.max(0, amount - allowed)
    taken[place] = amount
    most[kind] = allowed - (amount - swapped)
    search(found, there, taken, place + 1, left - amount, most, swaps - swapped)
  }
  taken[place] = 0
  most[kind] = allowed
}
