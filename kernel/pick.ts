/** One choice as one integer: a verb of the title in the high part, its argument in the low part. */
export type Pick = number

const ARGUMENTS = 0x1_0000

export function pickOf(verb: number, argument = 0): Pick {
  return verb * ARGUMENTS + argument
}

export function verbOf(pick: Pick): number {
  return pick >>> 16
}

export function argumentOf(pick: Pick): number {
  return pick & (ARGUMENTS - 1)
}

/** The verbs of a title in their order, each with the kind of thing its argument names (or `none`). */
export type VerbTable = Readonly<Record<string, string>>

/** The numbers of a title's verbs, by name, for use in rules code. */
export function numberVerbs<T extends VerbTable>(table: T): { readonly [K in keyof T]: number } {
  // Not key by key: V8 would make a hash table of many verbs, and every offer would have to look them up.
  const numbers = Object.fromEntries(Object.keys(table).map((name, number) => [name, number]))
  return numbers as { [K in keyof T]: number }
}
