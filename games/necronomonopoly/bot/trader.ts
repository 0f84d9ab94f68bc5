import { firstOffered, pickOf, type Pick, type Seat } from '@eldertable/kernel'
import type { Deal, NecTable } from '../state.ts'
import { V } from '../verbs.ts'
import type { NecObservation } from './observation.ts'

/** Which deal somebody would like best, if there is any. */
type DealFinder = (observation: NecObservation) => Deal | undefined

interface Found {
  table: NecTable
  turn: number
  seat: Seat
  offers: number
  deal: Deal | undefined
}

/** Finds deals and drafts them. */
export class Trader {
  readonly #find: DealFinder
  /** What was found last: drafting it takes several picks, in which nothing changes on the table. */
  #latest: Found | undefined

  constructor(find: DealFinder) {
    this.#find = find
  }

  /** The deal to begin, looked for anew. */
  bestDeal(observation: NecObservation): Deal | undefined {
    const { table, seat } = observation
    const deal = this.#find(observation)
    this.#latest = { table, turn: table.turn, seat, offers: table.offers.length, deal }
    return deal
  }

  /** The next step towards the best deal: choose the partner, put things in, send it off. */
  draftNext(observation: NecObservation): Pick {
    const deal = this.#dealToDraft(observation)
    const withdraw = pickOf(V.withdraw)
    if (deal === undefined) return withdraw
    const { draft } = observation.hand
    if (draft === null) return firstOffered(observation, pickOf(V.partner, deal.to), withdraw)
    if (draft.to !== deal.to) return withdraw
    const [given] = deal.gives
    const [taken] = deal.takes
    if (given !== undefined && !draft.gives.includes(given)) return pickOf(V.give, given)
    if (taken !== undefined && !draft.takes.includes(taken)) return pickOf(V.take, taken)
    if (draft.givesSanity !== deal.givesSanity) return pickOf(V.giveSanity, deal.givesSanity)
    if (draft.takesSanity !== deal.takesSanity) return pickOf(V.takeSanity, deal.takesSanity)
    return firstOffered(observation, pickOf(V.propose), withdraw)
  }

  #dealToDraft(observation: NecObservation): Deal | undefined {
    const { table, seat } = observation
    const found = this.#latest
    const isKnown =
      found?.table === table &&
      found.turn === table.turn &&
      found.seat === seat &&
      found.offers === table.offers.length
    return isKnown ? found.deal : this.bestDeal(observation)
  }
}
