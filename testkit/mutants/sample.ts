/** This many of a list, drawn at random, in their order; all of them if there are no more. */
export function drawn<T>(all: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = all.map((_, place) => place)
  const places: number[] = []
  while (places.length < count && left.length > 0) {
    const [place = 0] = left.splice(below(left.length), 1)
    places.push(place)
  }
  return places.toSorted((a, b) => a - b).flatMap((place) => all.slice(place, place + 1))
}

/** Between which shares the true one lies in 95 of 100 samples with this many hits (after Wilson). */
export function shareWithin(hits: number, tries: number): [least: number, most: number] {
  const z = 1.96
  const share = hits / tries
  const middle = share + (z * z) / (2 * tries)
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const whole = 1 + (z * z) / tries
  return [(middle - spread) / whole, (middle + spread) / whole]
}
