/**
 * A row of so many things, each made from its place. Pushed one by one: what `Array.from` makes is a kind of array of
 * its own to V8, and rules that meet several kinds are slow.
 */
export function rowOf<T>(length: number, make: (place: number) => T): T[] {
  const row: T[] = []
  for (let place = 0; place < length; place++) row.push(make(place))
  return row
}

/** So many times the same number. */
export function repeated(value: number, times: number): number[] {
  const row: number[] = []
  while (row.length < times) row.push(value)
  return row
}
