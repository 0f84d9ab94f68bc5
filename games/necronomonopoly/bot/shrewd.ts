import type { Seat } from '@eldertable/kernel'
import type { Deal, NecTable } from '../state.ts'
import { LEAST_LEAD, nothing, wares, wasDeclined, wasOffered } from './deals.ts'
import { afterDeal, chancesIn } from './judgement.ts'
import { prospectsIn } from './prospects.ts'
import { playerAt, rivals, type NecSight } from './sight.ts'
import { areOfOneGroup } from './worth.ts'

/** So many swaps, those that bring both sides most together, are judged by the chance to win. */
const MOST_JUDGED = 5
/** Together they must bring at least this much, in Sanity. */
const LEAST_GAIN = 4
/** Who has made so many offers in a turn is a nuisance to the others. */
const MOST_OFFERS = 2
/** What the other side is left with is a little more than what makes a deal worth accepting. */
const THEIR_LEAD = LEAST_LEAD * 1.2

/** A swap without a price; -1 is given for nothing but Sanity. */
interface Swap {
  partner: Seat
  given: number
  taken: number
  gain: number
}

/**
 * The trade that raises one's own chance most and that the other side should still accept: at a glance, as the habit sees
 * it, it gains a little too.
 */
export function shrewdDeal(sight: NecSight): Deal | undefined {
  const { table, seat } = sight
  if (table.offers.length >= MOST_OFFERS) return undefined
  const swaps = swapsIn(sight)
  if (swaps.length === 0) return undefined
  swaps.sort((a, b) => b.gain - a.gain)
  const before = chancesIn(table)
  const prospects = prospectsIn(table)
  let best: Deal | undefined
  let most = LEAST_LEAD
  for (const swap of swaps.slice(0, MOST_JUDGED)) {
    const deal = cheapest(table, seat, swap, before)
    if (deal === undefined) continue
    const raise = raiseOf(seat, prospects, prospectsIn(afterDeal(table, deal)))
    if (raise <= most) continue
    most = raise
    best = deal
  }
  return best
}

const raiseOf = (seat: Seat, before: readonly number[], after: readonly number[]): number =>
  (after[seat] ?? 0) - (before[seat] ?? 0)

function swapsIn(sight: NecSight): Swap[] {
  const { table, seat } = sight
  const found: Swap[] = []
  for (const partner of rivals(sight)) {
    const given = [nothing, ...wares(table, seat, partner, seat, partner)]
    for (const taken of wares(table, partner, seat, seat, partner)) {
      if (wasOffered(table, partner, taken.space)) continue
      for (const one of given) {
        if (one !== nothing && areOfOneGroup(one.space, taken.space)) continue
        if (wasDeclined(table, seat, partner, one.space, taken.space)) continue
        const gain = taken.mine + one.mine + taken.theirs + one.theirs
        if (gain >= LEAST_GAIN) found.push({ partner, given: one.space, taken: taken.space, gain })
      }
    }
  }
  return found
}

/** The swap with the least Sanity, or the most for oneself, with which the other side still gains. */
function cheapest(
  table: NecTable,
  seat: Seat,
  { partner, given, taken }: Swap,
  before: readonly number[],
): Deal | undefined {
  const priced = (pays: number): Deal => ({
    from: seat,
    to: partner,
    gives: given < 0 ? [] : [given],
    takes: [taken],
    givesSanity: Math.max(0, pays),
    takesSanity: Math.max(0, -pays),
  })
  const isAccepted = (pays: number): boolean =>
    raiseOf(partner, before, chancesIn(afterDeal(table, priced(pays)))) > THEIR_LEAD
  let low = -playerAt(table, partner).sanity
  let high = playerAt(table, seat).sanity
  if (!isAccepted(high)) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isAccepted(middle)) high = middle
    else low = middle
  }
  return given < 0 && high <= 0 ? undefined : priced(high)
}
