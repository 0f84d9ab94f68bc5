/** Something that every title promises, and how it is looked at. */
export interface Promised {
  /** "are put into words": what a test of it is called. */
  readonly says: string
  /** What breaks it, in sentences. */
  readonly faults: () => readonly string[]
}

/** Promises about one thing. */
export interface PromisesAbout {
  readonly about: string
  readonly promised: readonly Promised[]
}

/** What is missing from a list, and what is there too much. */
export function unlike(
  what: string,
  found: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `${what}: ${one} is missing`),
    ...found.filter((one) => !wanted.includes(one)).map((one) => `${what}: ${one} is unexpected`),
  ]
}
