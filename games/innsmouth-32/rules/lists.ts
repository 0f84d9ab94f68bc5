import { at } from '@eldertable/kernel'

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
