import type { Seat } from '@eldertable/kernel'
import { cardAt, type Card } from '../pieces/cards.ts'
import { DRAWN, FRIEND_OF, IN_DECK, NO_CARD, ON_BOARD, type NecState } from '../state.ts'
import { player } from './players.ts'

/** NEC-MYTHOS-6: where every card goes that leaves play. */
export function putOnBottom(s: NecState, card: number): void {
  s.box.deck.push(card)
  s.table.where[card] = IN_DECK
  if (s.table.got !== undefined) s.table.got[card] = 0
  s.table.used[card] = false // NEC-ARTIFACT-9: whoever draws it next has not used it
  s.table.deck++
}

/** Takes the top card off the deck to be followed, or gives -1 if there is none. */
export function takeTop(s: NecState): number {
  const card = s.box.deck[0]
  if (card === undefined) return NO_CARD // NEC-MYTHOS-10
  takeFromDeck(s, card)
  s.table.where[card] = DRAWN
  s.table.drawn = card
  return card
}

/** Takes a card out of the deck without changing the order of the rest (NEC-MYTHOS-9). */
export function takeFromDeck(s: NecState, card: number): void {
  s.box.deck.splice(s.box.deck.indexOf(card), 1)
  s.table.deck--
}

export const isInDeck = (s: NecState, card: number): boolean => s.table.where[card] === IN_DECK

/**
 * One card of each title in the deck that matches. Which copy is taken makes no difference that anybody could see: a
 * search shows titles and numbers, never the order (NEC-MYTHOS-8).
 */
export function searchDeck(s: NecState, matches: (card: Card) => boolean): number[] {
  const found: number[] = []
  const { where } = s.table
  let last: Card | undefined
  for (let number = 0; number < where.length; number++) {
    if (where[number] !== IN_DECK) continue
    const card = cardAt(number)
    if (card === last || !matches(card)) continue
    found.push(number)
    last = card
  }
  return found
}

export const isSpell = (card: Card): boolean => card.type === 'spell'

export function hold(s: NecState, seat: Seat, card: number): void {
  player(s, seat).held.push(card)
  s.table.where[card] = seat
  noteGetting(s, card)
}

export function befriend(s: NecState, seat: Seat, card: number): void {
  player(s, seat).friends.push(card)
  s.table.where[card] = FRIEND_OF + seat
  noteGetting(s, card)
}

function noteGetting(s: NecState, card: number): void {
  if (s.table.got !== undefined) s.table.got[card] = s.table.arrivals++
}

/** Takes a card or a friend away from its player; the caller says where it goes. */
export function letGo(s: NecState, seat: Seat, card: number): void {
  const { held, friends } = player(s, seat)
  const cards = isHeldBy(s, card, seat) ? held : friends
  cards.splice(cards.indexOf(card), 1)
}

/** NEC-ARTIFACT-11, NEC-ALLY-3, NEC-CULTIST-25 */
export function discard(s: NecState, seat: Seat, card: number): void {
  letGo(s, seat, card)
  putOnBottom(s, card)
}

/** NEC-MYTHOS-7: in the order in which they were got, the earliest first. */
export function discardTogether(s: NecState, seat: Seat, cards: readonly number[]): void {
  const { got = [] } = s.table
  const inOrder = cards.toSorted((a, b) => (got[a] ?? 0) - (got[b] ?? 0))
  for (const card of inOrder) discard(s, seat, card)
}

export const isHeldBy = (s: NecState, card: number, seat: Seat): boolean =>
  s.table.where[card] === seat

export const isOnBoard = (s: NecState, card: number): boolean => s.table.where[card] === ON_BOARD

export function heldOfType(s: NecState, seat: Seat, type: Card['type']): number[] {
  return player(s, seat).held.filter((card) => typeInHand(card) === type)
}

/** NEC-ALLY-8: a Deep One in front of an Investigator is an Ally and nothing else. */
export function typeInHand(card: number): Card['type'] {
  const { type } = cardAt(card)
  return type === 'monster' ? 'ally' : type
}
