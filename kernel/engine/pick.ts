import { missing } from './at.ts'

/** One choice as one integer: a verb of the title in the high part, its argument in the low part. */
export type Pick = number

const ARGUMENT_BITS = 16
const ARGUMENTS = 1 << ARGUMENT_BITS

/** The pick of a verb with an argument; one that does not fit would be another verb, and is refused. */
export function pickOf(verb: number, argument = 0): Pick {
  if (argument >>> ARGUMENT_BITS !== 0) missing('argument of a pick', argument)
  // Not by arithmetic: V8 would reckon in floating point now and then, and a list of picks that has met such a number
  // once keeps all of them so.
  return (verb << ARGUMENT_BITS) | argument
}

export function verbOf(pick: Pick): number {
  return pick >>> ARGUMENT_BITS
}

export function argumentOf(pick: Pick): number {
  return pick & (ARGUMENTS - 1)
}

/** The verbs of a title in their order, each with the kind of thing its argument names (or `none`). */
export type VerbTable<Verb extends string = string> = Readonly<Record<Verb, string>>

/** The numbers of a title's verbs, by name, for use in rules code. */
export function numberVerbs<T extends VerbTable>(table: T): { readonly [K in keyof T]: number } {
  // Not key by key: V8 would make a hash table of many verbs, and every offer would have to look them up.
  const numbers = Object.fromEntries(Object.keys(table).map((name, number) => [name, number]))
  return numbers as { [K in keyof T]: number }
}
