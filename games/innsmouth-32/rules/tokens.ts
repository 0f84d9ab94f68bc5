import { at } from '@eldertable/kernel'
import { cards, CLERK, itemOf, rowOf } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import type { I32State, Survivor } from '../state.ts'

const SUPPLY = 80
/** I32-SPOINT-3 */
export const MOST_REST = 7

/** The cards on which mythos tokens can lie, in the order of `table.stores`. */
const withStores = [
  ...cards.flatMap(({ item }, card) => (item !== null && item.store > 0 ? [card] : [])),
  CLERK,
]

/** By card: its place among them, or -1. */
const places: readonly number[] = cards.map((_, card) => withStores.indexOf(card))

export const storePlace = (card: number): number => at(places, card)

export function storeOn({ table }: I32State, card: number): number {
  const place = storePlace(card)
  return place < 0 ? 0 : at(table.stores, place)
}

/** Mythos tokens that are in nobody's hands (I32-MYTHOS-1). */
function supply(s: I32State): number {
  let out = 0
  for (const tokens of s.table.stores) out += tokens
  for (const corner of s.table.corners) out += corner?.mythos ?? 0
  for (const { survivors } of s.table.pools) for (const { mythos } of survivors) out += mythos
  return SUPPLY - out
}

export const fromSupply = (s: I32State, amount: number): number =>
  amount === 0 ? 0 : Math.min(amount, supply(s))

/** I32-MYTHOS-12, I32-CLERK-14: fills what is printed on a card that has been revealed or drawn. */
export function fillStore(s: I32State, card: number): void {
  const place = storePlace(card)
  if (place < 0) return
  const printed =
    card === CLERK ? (s.table.hasClerkFallen ? 0 : rowOf(CLERK).mythos) : itemOf(card).store
  s.table.stores[place] = 0
  s.table.stores[place] = fromSupply(s, printed)
}

export function emptyStore({ table }: I32State, card: number): void {
  const place = storePlace(card)
  if (place >= 0) table.stores[place] = 0
}

export function gainMythos(g: Game, one: Survivor, amount: number, rule: string): void {
  const gained = fromSupply(g.state, amount)
  if (gained === 0) return
  one.mythos += gained
  g.event?.('gainsMythos', rule, { who: one.card, amount: gained })
}

export function gainRest(g: Game, one: Survivor, amount: number, rule: string): void {
  const gained = Math.min(amount, MOST_REST - one.rest)
  if (gained === 0) return
  one.rest += gained
  g.event?.('gainsRest', rule, { who: one.card, amount: gained })
}
