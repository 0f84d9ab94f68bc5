/** What is known to be in a list at a place. */
export function at<T>(list: readonly T[], place: number): T {
  const one = list[place]
  return one === undefined ? missing('place', place) : one
}

/**
 * Rules have asked for something by its number or name that does not exist. By itself, because V8 would otherwise write the
 * number into the sentence each time, before it knows whether it is wanted.
 */
export function missing(what: string, number: number | string): never {
  throw new RangeError(`there is no ${what} ${number}`)
}
