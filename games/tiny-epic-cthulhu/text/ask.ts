import type { Seat } from '@eldertable/kernel'
import { seatDeciding, type Tell } from './telling.ts'

interface Question<About> {
  /** Who decides; whoever decides for the character whose turn it is if it is not said. */
  who?: (about: NoInfer<About>, t: Tell) => Seat
  /** The question to whoever decides. */
  you(about: About, t: Tell): string
  /** For everybody else, what is decided: `which portal to try`. */
  others(about: About, t: Tell): string
}

/** A prompt that asks the seat that decides and tells everybody else who decides what. */
export function ask<About>(question: Question<About>): (about: About, t: Tell) => string {
  return (about, t) => {
    const seat = question.who?.(about, t) ?? seatDeciding(t)
    return seat === t.reader
      ? question.you(about, t)
      : `${t.name(seat)} decides ${question.others(about, t)}.`
  }
}
