import type { Event, Seat } from '@eldertable/kernel'
import type { Deal, NecTable } from '../state.ts'

/** Whose doing an event is, where that is not its `seat`: an offer is made by who gives first. */
export function actor(_: NecTable, { key, is }: Event): Seat | undefined {
  return key === 'offersDeal' ? (is['deal'] as unknown as Deal).from : undefined
}
