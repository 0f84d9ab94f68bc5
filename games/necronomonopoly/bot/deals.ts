import type { Seat } from '@eldertable/kernel'
import { lotSpaces, tomeSpaces } from '../pieces/spaces.ts'
import type { Deal, NecTable } from '../state.ts'
import { afterDeal, chancesIn } from './judgement.ts'
import { playerAt, rivals, type NecObservation } from './observation.ts'
import { areOfOneGroup, reserveOf, worthOfChange } from './worth.ts'

/** A gain smaller than this is not worth a trade. */
const WORTHWHILE = 6
/** A deal that moves the chance to win by less than this is left alone. */
export const LEAST_LEAD = 0.005
/** This many of the most promising deals are judged by the chance to win, which takes longer. */
const MOST_JUDGED = 2

const propertySpaces = [...lotSpaces, ...tomeSpaces]
/** What is given if Sanity alone is. */
export const nothing: Ware = { space: -1, mine: 0, theirs: 0 }

/** Whether a deal is worth accepting: it must raise the chance to win, which those of others who gain by it lower. */
export function isGoodDeal(table: NecTable, deal: Deal, seat: Seat): boolean {
  return raiseIn(chancesIn(table), chancesIn(afterDeal(table, deal)), seat) > LEAST_LEAD
}

const raiseIn = (before: readonly number[], after: readonly number[], seat: Seat): number =>
  (after[seat] ?? 0) - (before[seat] ?? 0)

/** Whether a deal promises a gain and is not the making of the other side. */
const isWorthIt = (mine: number, theirs: number): boolean =>
  mine >= WORTHWHILE && mine * 2 >= theirs

/** Whether a player who gives so much Sanity keeps a reserve. */
const canSpare = (table: NecTable, seat: Seat, sanity: number): boolean =>
  sanity === 0 || playerAt(table, seat).sanity - sanity >= reserveOf(table, seat)

/** A Lot or Tome that may change hands, and what that would be worth to both sides. */
interface Ware {
  space: number
  mine: number
  theirs: number
}

/** The Lots and Tomes of a player. */
export const spacesOf = ({ owners }: NecTable, seat: Seat): number[] =>
  propertySpaces.filter((space) => owners[space] === seat)

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

/** A deal that promises something: a space for another, or for nothing, and Sanity. */
interface Candidate {
  partner: Seat
  given: number
  taken: number
  pays: number
  gain: number
}

/** The best trade of one Lot or Tome for another, or for Sanity, by which both sides gain alike. */
export function evenDeal(observation: NecObservation): Deal | undefined {
  const { table, seat } = observation
  const promising = candidates(observation)
  if (promising.length === 0) return undefined
  promising.sort((a, b) => b.gain - a.gain)
  const before = chancesIn(table)
  for (const one of promising.slice(0, MOST_JUDGED)) {
    const deal = dealOf(seat, one)
    const after = chancesIn(afterDeal(table, deal))
    const isGood =
      raiseIn(before, after, seat) > LEAST_LEAD && raiseIn(before, after, deal.to) > LEAST_LEAD
    if (isGood) return deal
  }
  return undefined
}

function candidates(observation: NecObservation): Candidate[] {
  const { table, seat } = observation
  const found: Candidate[] = []
  for (const partner of rivals(observation)) {
    const wanted = wares(table, partner, seat, seat, partner)
    if (wanted.length === 0) continue
    const given = wares(table, seat, partner, seat, partner)
    given.unshift(nothing)
    for (const taken of wanted) {
      if (wasOffered(table, partner, taken.space)) continue
      for (const one of given) {
        // Two of one group change owners and nothing else: too little to be worth it.
        if (one !== nothing && areOfOneGroup(one.space, taken.space)) continue
        if (wasDeclined(table, seat, partner, one.space, taken.space)) continue
        const mine = taken.mine + one.mine
        const theirs = taken.theirs + one.theirs
        if (mine + theirs < 2 * WORTHWHILE) continue
        const pays = evenOut(table, seat, partner, mine - theirs)
        if (one === nothing && pays <= 0) continue
        if (!isWorthIt(theirs + pays, mine - pays) || !isWorthIt(mine - pays, theirs + pays))
          continue
        if (!canSpare(table, partner, Math.max(0, -pays))) continue
        if (!canSpare(table, seat, Math.max(0, pays))) continue
        found.push({ partner, given: one.space, taken: taken.space, pays, gain: mine - pays })
      }
    }
  }
  return found
}

/** The Sanity that one pays the other, less than none if it is the other way round, to share the gain of a swap. */
function evenOut(table: NecTable, seat: Seat, partner: Seat, lead: number): number {
  const shift = Math.round(lead / 2)
  return shift > 0
    ? Math.min(shift, playerAt(table, seat).sanity)
    : -Math.min(-shift, playerAt(table, partner).sanity)
}

const dealOf = (seat: Seat, { partner, given, taken, pays }: Candidate): Deal => ({
  from: seat,
  to: partner,
  gives: given === nothing.space ? [] : [given],
  takes: [taken],
  givesSanity: Math.max(0, pays),
  takesSanity: Math.max(0, -pays),
})

/** Whether the other side has declined this swap, at whatever price, since either of the two came to own something else. */
export function wasDeclined(
  { declined = [] }: NecTable,
  seat: Seat,
  partner: Seat,
  given: number,
  taken: number,
): boolean {
  return declined.some(
    ({ from, to, gives, takes }) =>
      from === seat &&
      to === partner &&
      (gives[0] ?? nothing.space) === given &&
      takes[0] === taken,
  )
}

export function wasOffered({ offers }: NecTable, partner: number, taken: number): boolean {
  return offers.some((old) => old.to === partner && old.takes[0] === taken)
}
