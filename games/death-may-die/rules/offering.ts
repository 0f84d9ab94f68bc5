import type { Offer } from '@eldertable/kernel'
import type { Reason } from '../reasons.ts'

/** Offers to do the same with each of several things. In one place, because a loop takes up more code than its question. */
export function allowEach(
  o: Offer<Reason>,
  verb: number,
  things: readonly number[],
  rule: string | undefined,
): void {
  for (let place = 0; place < things.length; place++) o.allow(verb, things[place], rule)
}
