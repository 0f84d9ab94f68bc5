import { CHAOS } from '../pieces/colours.ts'
import { codeAt, kindAt } from '../payment-code.ts'
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
      search(found, there, 0, 0, cost.count, cost.most.slice(), swaps)
  return found
}

/**
 * Tries all amounts of the next place that holds something and goes on with those after it; the swaps must come out
 * exactly, so no way comes twice.
 */
function search(
  found: number[],
  there: readonly number[],
  from: number,
  taken: number,
  left: number,
  most: number[],
  swaps: number,
): void {
  if (left === 0) {
    if (swaps === 0) found.push(taken)
    return
  }
  let place = from
  while (there[place] === 0) place++
  if (place === there.length) return
  const kind = kindAt(place)
  const allowed = count(most, kind)
  const beyond = kind === CHAOS ? 0 : swaps
  for (let amount = Math.min(left, count(there, place), allowed + beyond); amount >= 0; amount--) {
    const swapped = Math.max(0, amount - allowed)
    most[kind] = allowed - (amount - swapped)
    const code = taken + codeAt(place, amount)
    search(found, there, place + 1, code, left - amount, most, swaps - swapped)
  }
  most[kind] = allowed
}
