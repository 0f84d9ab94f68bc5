import { capital } from './english.ts'
import type { Seat } from '../engine/state.ts'
import type { TextContext } from './text.ts'

/** Somebody as a sentence speaks of them: whoever reads it is `you`. */
export interface Person {
  /** `you`, `Bob` */
  who: string
  /** `your`, `Bob's` */
  whose: string
  /** `yours`, `Bob's` */
  theirs: string
  /** The verb that goes with it: `you hold`, `Bob holds`; `you are`, `Bob is`. */
  does: (you: string, others?: string) => string
}

const you: Person = { who: 'you', whose: 'your', theirs: 'yours', does: (verb) => verb }

/** Somebody by name, unless it is the reader. */
export const person = (name: string, isReader: boolean): Person =>
  isReader
    ? you
    : {
        who: name,
        whose: `${name}'s`,
        theirs: `${name}'s`,
        does: (verb, others = `${verb}s`) => others,
      }

/** Whoever plays a seat. */
export const personAt = (seat: Seat, t: Pick<TextContext, 'name' | 'reader'>): Person =>
  person(t.name(seat), seat === t.reader)

/** Somebody at the head of a sentence, with what they do: `You pay`, `Bob pays`. */
export const sentenceOf = ({ who, does }: Person, you: string, others?: string): string =>
  `${capital(who)} ${does(you, others)}`
