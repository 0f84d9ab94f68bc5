import { list } from '@eldertable/kernel'
import type { Deal } from '../state.ts'
import { thingName } from './pieces.ts'
import { also, whom, type Naming } from './telling.ts'

/** What one side gives: `Green Lane, Elder Sign and 5 Sanity`, or `nothing`. */
function side(things: readonly number[], sanity: number): string {
  const parts = things.map(thingName)
  if (sanity > 0) parts.push(`${sanity} Sanity`)
  return parts.length === 0 ? 'nothing' : list(parts)
}

export const given = (deal: Deal): string => side(deal.gives, deal.givesSanity)
export const taken = (deal: Deal): string => side(deal.takes, deal.takesSanity)

/** A deal for the log and for those who look on. */
export const dealInWords = (deal: Deal, t: Naming): string =>
  `${whom(deal.from, t)} ${also(deal.from, t, 'give')} ${given(deal)}, ${whom(deal.to, t)} ${also(deal.to, t, 'give')} ${taken(deal)}`
