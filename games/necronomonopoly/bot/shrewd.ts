import type { Seat } from '@eldertable/kernel'
import type { Deal, NecTable } from '../state.ts'
import { LEAST_LEAD, nothing, spacesOf, wasDeclined, wasOffered } from './deals.ts'
import { afterDeal, chancesIn } from './judgement.ts'
import { prospectsIn, raiseBy } from './prospects.ts'
import { playerAt, rivals, type NecObservation } from './observation.ts'
import { areOfOneGroup } from './worth.ts'

/** Whoever has made this many offers in a turn is a nuisance to the others. */
const MOST_OFFERS = 2
/** Whoever has declined this many offers is left alone until something changes hands. */
const MOST_DECLINED = 2
/** What the other side is left with is a little more than what makes a deal worth accepting. */
const THEIR_LEAD = LEAST_LEAD * 1.2

/** A swap without a price; -1 is given for nothing but Sanity. */
interface Swap {
  partner: Seat
  given: number
  taken: number
}

/**
 * The trade that raises one's own chance most and that the other side should still accept: at a glance, as the habit sees
 * it, it gains a little too.
 */
export const shrewdDeal = (observation: NecObservation): Deal | undefined =>
  observation.table.offers.length < MOST_OFFERS
    ? bestDealWith(rivals(observation), observation, LEAST_LEAD)
    : undefined

/** The same with whoever has just made an offer, if it is better than to accept that. */
export function shrewdCounter(observation: NecObservation): Deal | undefined {
  const { table, seat } = observation
  const { deal } = table
  if (deal === null) return undefined
  return bestDealWith([deal.from], observation, Math.max(LEAST_LEAD, raiseBy(table, deal, seat)))
}

/** The best deal with one of these, if it raises one's own chance by more than so much. */
function bestDealWith(
  partners: readonly Seat[],
  observation: NecObservation,
  least: number,
): Deal | undefined {
  const { table, seat } = observation
  const before = chancesIn(table)
  const prospects = prospectsIn(table)
  let best: Deal | undefined
  let most = least
  for (const swap of swapsWith(partners, observation)) {
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

function swapsWith(partners: readonly Seat[], { table, seat }: NecObservation): Swap[] {
  const found: Swap[] = []
  const mine = [nothing.space, ...spacesOf(table, seat)]
  for (const partner of partners) {
    if (isTiredOf(table, seat, partner)) continue
    for (const taken of spacesOf(table, partner)) {
      if (wasOffered(table, partner, taken)) continue
      for (const given of mine) {
        if (given !== nothing.space && areOfOneGroup(given, taken)) continue
        if (wasDeclined(table, seat, partner, given, taken)) continue
        found.push({ partner, given, taken })
      }
    }
  }
  return found
}
/** Whether a player has had enough of somebody's offers. */
const isTiredOf = ({ declined = [] }: NecTable, seat: Seat, partner: Seat): boolean =>
  declined.filter(({ from, to }) => from === seat && to === partner).length >= MOST_DECLINED

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
