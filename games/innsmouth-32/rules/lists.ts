import { at } from '@eldertable/kernel'

/** Takes what lies at a place out of a list. By hand, because `splice` makes a new list of what it takes. */
export function takeAt(list: number[], place: number): number {
  const taken = at(list, place)
  for (let next = place + 1; next < list.length; next++) list[next - 1] = at(list, next)
  list.pop()
  return taken
}

export function drop(list: number[], item: number): void {
  const place = placeIn(list, item)
  if (place >= 0) takeAt(list, place)
}

/** Where an item is in a list, or -1. By hand as well: most lists are so short that to call `indexOf` takes longer. */
function placeIn(list: readonly number[], item: number): number {
  for (let place = 0; place < list.length; place++) if (at(list, place) === item) return place
  return -1
}

export const isIn = (list: readonly number[], item: number): boolean => placeIn(list, item) >= 0

/** Empties a list, which keeps its memory for what is put into it next. */
export function empty(list: number[]): void {
  while (list.length > 0) list.pop()
}

/** Puts cards into the order of their numbers, in place. */
export function sortCards(list: number[]): void {
  list.sort((one, other) => one - other)
}
