import { at } from '@eldertable/kernel'
import { cards } from '../pieces/cards.ts'

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

/** By card: 1 for those of a list that is being sorted; all 0 in between. */
const isListed = new Uint8Array(cards.length)

/** Puts cards, of which there is one each, into the order of their numbers, in place: they need not be compared. */
export function sortCards(list: number[]): void {
  for (let place = 0; place < list.length; place++) isListed[at(list, place)] = 1
  let place = 0
  for (let card = 0; card < isListed.length; card++) {
    if (isListed[card] === 0) continue
    isListed[card] = 0
    list[place++] = card
  }
}
