import type { Seat } from '@eldertable/kernel'
import { sanityOf, type Tell } from './telling.ts'

interface Question<About> {
  /** Who decides; the active player if it is not said. */
  who?: (about: NoInfer<About>, t: Tell) => Seat
  /** The question to whoever decides. */
  you(about: About, t: Tell, seat: Seat): string
  /** For everybody else, what is decided: `which Monster to move`. */
  others(about: About, t: Tell): string
}

/** A prompt that asks the seat that decides and tells everybody else who decides what. */
export function ask<About>(question: Question<About>): (about: About, t: Tell) => string {
  return (about, t) => {
    const seat = question.who?.(about, t) ?? t.table.active
    return seat === t.reader
      ? question.you(about, t, seat)
      : `${t.name(seat)} decides ${question.others(about, t)}.`
  }
}

/** For questions that say themselves whom they ask. */
export const whoIsNamed = ({ seat }: { seat: Seat }): Seat => seat

/** What a loss comes to: `would cost you 6 Sanity and leave you 58`, or `…, and you have 4`. */
export function wouldCost(amount: number, seat: Seat, t: Tell): string {
  const sanity = sanityOf(t, seat)
  return amount > sanity
    ? `would cost you ${amount} Sanity, and you have ${sanity}`
    : `would cost you ${amount} Sanity and leave you ${sanity - amount}`
}
