// V8 tells lists of small numbers from lists of objects, and a list that is born empty counts as the former until
// something is put into it. Rules that have been compiled for the one kind are compiled anew when they meet the other, so
// a state's lists of objects are of one kind from the first moment on.

/** Born with an object, and so of the right kind for good. */
const MODEL: object[] = [{}]
MODEL.pop()

/** An empty list into which objects will be put. */
export const emptyList = <T extends object>(): T[] => MODEL.slice() as T[]

/** A list of objects, each made for its place. */
export function listOf<T extends object>(length: number, make: (place: number) => T): T[] {
  const items = emptyList<T>()
  for (let place = 0; place < length; place++) items.push(make(place))
  return items
}
