import { firstOffered, pickOf, type Pick, type Seat } from '@eldertable/kernel'
import { lotSpaces, tomeSpaces } from '../content/board.ts'
import type { Deal, NecTable } from '../state.ts'
import { V } from '../verbs.ts'
import { afterDeal, chancesIn } from './judgement.ts'
import { playerAt, rivals, type NecSight } from './sight.ts'
import { areOfOneGroup, reserveOf, worthOfChange } from './worth.ts'

/** A gain smaller than this is not worth a trade. */
const WORTHWHILE = 6
/** A deal that moves the chance to win by less than this is left alone. */
const LEAST_LEAD = 0.005
/** So many of the most promising deals are judged by the chance to win, which takes longer. */
const MOST_JUDGED = 2

const propertySpaces = [...lotSpaces, ...tomeSpaces]
/** What is given if Sanity alone is. */
const nothing: Ware = { space: -1, mine: 0, theirs: 0 }

/** Whether a deal is worth accepting: it must raise the chance to win, which those of others who gain by it lower. */
export function isGoodDeal(table: NecTable, deal: Deal, seat: Seat): boolean {
  return raiseIn(chancesIn(table), chancesIn(afterDeal(table, deal)), seat) > LEAST_LEAD
}

const raiseIn = (before: readonly number[], after: readonly number[], seat: Seat): number =>
  (after[seat] ?? 0) - (before[seat] ?? 0)

/** Whether a deal promises a gain, leaves the reserve alone, and is not the making of the other side. */
function isWorthIt(table: NecTable, deal: Deal, seat: number, mine: number, theirs: number) {
  if (mine < WORTHWHILE || mine * 2 < theirs) return false
  const gives = deal.from === seat ? deal.givesSanity : deal.takesSanity
  return gives === 0 || playerAt(table, seat).sanity - gives >= reserveOf(table, seat)
}

/** A Lot or Tome that may change hands, and what that would be worth to both sides. */
interface Ware {
  space: number
  mine: number
  theirs: number
}

function wares(table: NecTable, from: Seat, to: Seat, me: Seat, partner: Seat): Ware[] {
  const found: Ware[] = []
  for (const space of propertySpaces)
    if (table.owners[space] === from)
      found.push({
        space,
        mine: worthOfChange(table, me, space, to),
        theirs: worthOfChange(table, partner, space, to),
      })
  return found
}

interface Candidate {
  deal: Deal
  gain: number
}

/** The best trade of one Lot or Tome for another, or for Sanity, by which both sides gain. */
export function bestDeal(sight: NecSight): Deal | undefined {
  const { table, seat } = sight
  const promising = candidates(sight)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_JUDGED)
  if (promising.length === 0) return undefined
  const before = chancesIn(table)
  return promising.find(({ deal }) => {
    const after = chancesIn(afterDeal(table, deal))
    return [seat, deal.to].every((one) => raiseIn(before, after, one) > LEAST_LEAD)
  })?.deal
}

function candidates(sight: NecSight): Candidate[] {
  const { table, seat } = sight
  const found: Candidate[] = []
  for (const partner of rivals(sight)) {
    const given = [nothing, ...wares(table, seat, partner, seat, partner)]
    for (const taken of wares(table, partner, seat, seat, partner)) {
      if (wasOffered(table, partner, taken.space)) continue
      for (const one of given) {
        // Two of one group change owners and nothing else: too little to be worth it.
        if (one !== nothing && areOfOneGroup(one.space, taken.space)) continue
        const mine = taken.mine + one.mine
        const theirs = taken.theirs + one.theirs
        if (mine + theirs < 2 * WORTHWHILE) continue
        const deal = evenOut(table, seat, partner, one, taken, mine - theirs)
        const shift = deal.takesSanity - deal.givesSanity
        if (deal.gives.length + deal.givesSanity === 0) continue
        if (!isWorthIt(table, deal, partner, theirs - shift, mine + shift)) continue
        if (!isWorthIt(table, deal, seat, mine + shift, theirs - shift)) continue
        found.push({ deal, gain: mine + shift })
      }
    }
  }
  return found
}

/** Adds the Sanity that shares the gain of a swap between both sides. */
function evenOut(
  table: NecTable,
  seat: Seat,
  partner: Seat,
  given: Ware,
  taken: Ware,
  lead: number,
): Deal {
  const shift = Math.round(lead / 2)
  return {
    from: seat,
    to: partner,
    gives: given === nothing ? [] : [given.space],
    takes: [taken.space],
    givesSanity: Math.min(Math.max(0, shift), playerAt(table, seat).sanity),
    takesSanity: Math.min(Math.max(0, -shift), playerAt(table, partner).sanity),
  }
}

function wasOffered({ offers }: NecTable, partner: number, taken: number): boolean {
  return offers.some((old) => old.to === partner && old.takes[0] === taken)
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
