// V8 tells lists of small numbers from lists of other things, and full ones from those with gaps; a list that is born
// empty counts as one of numbers until something else is put into it, and what `map` or `Array.from` make depends on
// whether they have been compiled. Rules that meet several kinds are compiled again and again, and slower each time. So a
// state's lists are made here, of one kind from the first moment on.

/** Anything that is not a number. */
type Thing = object | boolean | string | null

/** Born with a thing in it, and so of the right kind for good. */
const MODEL: Thing[] = [{}]
MODEL.pop()

/** An empty list into which things will be put that are not numbers. */
export const emptyList = <T extends Thing>(): T[] => MODEL.slice() as T[]

/** A list of things that are not numbers, each made for its place. */
export function listOf<T extends Thing>(length: number, make: (place: number) => T): T[] {
  const things = emptyList<T>()
  for (let place = 0; place < length; place++) things.push(make(place))
  return things
}

/** A list of numbers, each made for its place. */
export function numbersOf(length: number, make: (place: number) => number): number[] {
  const numbers: number[] = []
  for (let place = 0; place < length; place++) numbers.push(make(place))
  return numbers
}

/** This many numbers in their order, beginning with the first. */
export const numbersFrom = (first: number, count: number): number[] =>
  numbersOf(count, (place) => first + place)

/** This many times the same number. */
export const repeated = (value: number, times: number): number[] => numbersOf(times, () => value)
