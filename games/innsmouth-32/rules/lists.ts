import { at } from '@eldertable/kernel'
import { cards } from '../content/cards.ts'

/** Takes what lies at a place out of a list. By hand, because `splice` makes a new list of what it takes. */
export function takeAt(list: number[], place: number): number {
  const taken = at(list, place)
  for (let next = place + 1; next < list.length; next++) list[next - 1] = at(list, next)
  list.pop()
  return taken
}

export function drop(list: number[], item: number): void {
  const place = list.indexOf(item)
  if (place >= 0) takeAt(list, place)
}

/** Where each card of a list comes up while it is sorted; all false in between. */
const isListed: boolean[] = cards.map(() => false)

/** Puts cards, of which there is one each, into the order of their numbers, in place: they need not be compared. */
export function sortCards(list: number[]): number[] {
  for (const card of list) isListed[card] = true
  let place = 0
  for (let card = 0; card < isListed.length; card++) {
    if (isListed[card] !== true) continue
    isListed[card] = false
    list[place++] = card
  }
  return list
}
