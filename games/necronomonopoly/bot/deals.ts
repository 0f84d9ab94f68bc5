import { pickOf, type Pick } from '@eldertable/kernel'
import { isProperty } from '../rules/property.ts'
import type { Deal, NecTable } from '../state.ts'
import { cardOfThing, isCardThing, V } from '../verbs.ts'
import { firstOffered, playerAt, rivals, type NecSight } from './sight.ts'
import { areOfOneGroup, reserveOf, worthOfCard, worthOfChange } from './worth.ts'

/** A gain smaller than this is not worth a trade. */
const WORTHWHILE = 6

/** What a deal would bring a player: change of estate, cards and Sanity. */
function gainOf(table: NecTable, deal: Deal, seat: number): number {
  let gain = (deal.takesSanity - deal.givesSanity) * (deal.from === seat ? 1 : -1)
  // One thing after the other, as several may belong together.
  const changed = { ...table, owners: table.owners.slice() }
  const handOver = (thing: number, to: number): void => {
    if (isCardThing(thing)) {
      gain += (to === seat ? 1 : -1) * worthOfCard(cardOfThing(thing))
      return
    }
    gain += worthOfChange(changed, seat, thing, to)
    changed.owners[thing] = to
  }
  for (const thing of deal.gives) handOver(thing, deal.to)
  for (const thing of deal.takes) handOver(thing, deal.from)
  return gain
}

/** Whether a deal is worth accepting: it must gain something, and not be the making of the other player. */
export function isGoodDeal(table: NecTable, deal: Deal, seat: number): boolean {
  const other = deal.from === seat ? deal.to : deal.from
  return isWorthIt(table, deal, seat, gainOf(table, deal, seat), gainOf(table, deal, other))
}

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

function wares(table: NecTable, from: number, to: number, me: number, partner: number): Ware[] {
  const found: Ware[] = []
  for (let space = 0; space < table.owners.length; space++) {
    if (table.owners[space] !== from || !isProperty(space)) continue
    found.push({
      space,
      mine: worthOfChange(table, me, space, to),
      theirs: worthOfChange(table, partner, space, to),
    })
  }
  return found
}

/** The best trade of one Lot or Tome for another, or for Sanity, by which both sides gain. */
export function bestDeal(sight: NecSight): Deal | undefined {
  const { table, seat } = sight
  let best: Deal | undefined
  let bestGain = WORTHWHILE
  for (const partner of rivals(sight)) {
    const given = wares(table, seat, partner, seat, partner)
    for (const taken of wares(table, partner, seat, seat, partner)) {
      if (wasOffered(table, partner, taken.space)) continue
      for (const one of [undefined, ...given]) {
        // Two of one group change owners and nothing else: too little to be worth it.
        if (one !== undefined && areOfOneGroup(one.space, taken.space)) continue
        const mine = taken.mine + (one?.mine ?? 0)
        const theirs = taken.theirs + (one?.theirs ?? 0)
        if (mine + theirs < 2 * WORTHWHILE) continue
        const deal = evenOut(table, seat, partner, one?.space, taken.space, mine - theirs)
        const shift = deal.takesSanity - deal.givesSanity
        if (mine + shift <= bestGain || deal.gives.length + deal.givesSanity === 0) continue
        if (!isWorthIt(table, deal, partner, theirs - shift, mine + shift)) continue
        if (!isWorthIt(table, deal, seat, mine + shift, theirs - shift)) continue
        best = deal
        bestGain = mine + shift
      }
    }
  }
  return best
}

/** Adds the Sanity that shares the gain of a swap between both sides. */
function evenOut(
  table: NecTable,
  seat: number,
  partner: number,
  given: number | undefined,
  taken: number,
  lead: number,
): Deal {
  const shift = Math.round(lead / 2)
  return {
    from: seat,
    to: partner,
    gives: given === undefined ? [] : [given],
    takes: [taken],
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
