/** What is known to be in a list at a place. */
export function at<T>(list: readonly T[], place: number): T {
  const one = list[place]
  if (one === undefined) throw new RangeError(`there is nothing at ${place} of ${list.length}`)
  return one
}
