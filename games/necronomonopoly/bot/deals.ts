import { firstOffered, pickOf, type Pick } from '@eldertable/kernel'
import { isProperty } from '../rules/property.ts'
import type { Deal, NecTable } from '../state.ts'
import { cardOfThing, isCardThing, V } from '../verbs.ts'
import { playerAt, rivals, type NecSight } from './sight.ts'
import { reserveOf, worthOfCard, worthOfEstate } from './worth.ts'

/** A gain smaller than this is not worth a trade. */
const WORTHWHILE = 6

/** What a deal would bring a player: change of estate, cards and Sanity. */
function gainOf(table: NecTable, deal: Deal, seat: number): number {
  const owners = table.owners.slice()
  let cards = 0
  for (const [things, to] of [
    [deal.gives, deal.to],
    [deal.takes, deal.from],
  ] as const) {
    for (const thing of things) {
      if (isCardThing(thing)) cards += (to === seat ? 1 : -1) * worthOfCard(cardOfThing(thing))
      else owners[thing] = to
    }
  }
  const sanity = (deal.takesSanity - deal.givesSanity) * (deal.from === seat ? 1 : -1)
  const before = worthOfEstate(table, table.owners, seat)
  return worthOfEstate(table, owners, seat) - before + cards + sanity
}

/** Whether a deal is worth accepting: it must gain something, and not be the making of the other player. */
export function isGoodDeal(table: NecTable, deal: Deal, seat: number): boolean {
  const other = deal.from === seat ? deal.to : deal.from
  const mine = gainOf(table, deal, seat)
  const gives = deal.from === seat ? deal.givesSanity : deal.takesSanity
  if (gives > 0 && playerAt(table, seat).sanity - gives < reserveOf(table, seat)) return false
  return mine >= WORTHWHILE && mine * 2 >= gainOf(table, deal, other)
}

/** The best trade of one Lot or Tome for another, or for Sanity, by which both sides gain. */
export function bestDeal(sight: NecSight): Deal | undefined {
  const { table, seat } = sight
  let best: Deal | undefined
  let bestGain = WORTHWHILE
  for (const partner of rivals(sight)) {
    const mine = propertyOf(table, seat)
    for (const taken of propertyOf(table, partner)) {
      for (const given of [undefined, ...mine]) {
        const deal = evenOut(sight, partner, given, taken)
        if (deal === undefined || wasOffered(table, deal)) continue
        const gain = gainOf(table, deal, seat)
        if (gain <= bestGain || !isGoodDeal(table, deal, partner)) continue
        if (!isGoodDeal(table, deal, seat)) continue
        best = deal
        bestGain = gain
      }
    }
  }
  return best
}

function propertyOf(table: NecTable, seat: number): number[] {
  return table.owners.flatMap((owner, space) =>
    owner === seat && isProperty(space) ? [space] : [],
  )
}

/** Adds the Sanity that shares the gain of a swap between both sides. */
function evenOut(
  sight: NecSight,
  partner: number,
  given: number | undefined,
  taken: number,
): Deal | undefined {
  const { table, seat } = sight
  const deal: Deal = {
    from: seat,
    to: partner,
    gives: given === undefined ? [] : [given],
    takes: [taken],
    givesSanity: 0,
    takesSanity: 0,
  }
  const [mine, theirs] = [gainOf(table, deal, seat), gainOf(table, deal, partner)]
  if (mine + theirs < 2 * WORTHWHILE) return undefined
  const shift = Math.round((mine - theirs) / 2)
  if (shift > 0) deal.givesSanity = Math.min(shift, playerAt(table, seat).sanity)
  else deal.takesSanity = Math.min(-shift, playerAt(table, partner).sanity)
  return deal.gives.length + deal.givesSanity > 0 ? deal : undefined
}

function wasOffered(table: NecTable, deal: Deal): boolean {
  return table.offers.some((old) => old.to === deal.to && old.takes[0] === deal.takes[0])
}

/** The next step towards the best deal: choose the partner, put things in, send it off. */
export function draftNext(sight: NecSight): Pick {
  const deal = bestDeal(sight)
  const withdraw = pickOf(V.withdraw)
  if (deal === undefined) return withdraw
  const { draft } = sight.hand
  if (draft === null) return firstOffered(sight, pickOf(V.partner, deal.to), withdraw)
  if (draft.to !== deal.to) return withdraw
  const [given] = deal.gives
  const [taken] = deal.takes
  if (given !== undefined && !draft.gives.includes(given)) return pickOf(V.give, given)
  if (taken !== undefined && !draft.takes.includes(taken)) return pickOf(V.take, taken)
  if (draft.givesSanity !== deal.givesSanity) return pickOf(V.giveSanity, deal.givesSanity)
  if (draft.takesSanity !== deal.takesSanity) return pickOf(V.takeSanity, deal.takesSanity)
  return firstOffered(sight, pickOf(V.propose), withdraw)
}
