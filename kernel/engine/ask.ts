import type { Seat } from './state.ts'
import type { TextContext } from '../text/text.ts'

/** A question as the seat that decides reads it, and as all others do. */
interface Question<About, T> {
  /** The question to whoever decides. */
  you: (about: About, t: T, seat: Seat) => string
  /** For everybody else, what is decided: `which Monster to move`. */
  others: (about: About, t: T, seat: Seat) => string
}

/** A prompt that asks the seat that decides and tells everybody else who decides what. */
export function ask<About, T extends Pick<TextContext, 'name' | 'reader' | 'asked'>>({
  you,
  others,
}: Question<About, T>): (about: About, t: T) => string {
  return (about, t) => {
    if (t.asked === null) throw new Error('nothing is asked')
    const { seat } = t.asked
    return seat === t.reader
      ? you(about, t, seat)
      : `${t.name(seat)} decides ${others(about, t, seat)}.`
  }
}
