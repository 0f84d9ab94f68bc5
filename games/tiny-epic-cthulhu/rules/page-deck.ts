import { at } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { FACE_DOWN, NO_PAGE } from '../state.ts'
import { townAtPosition } from './pieces.ts'

/** Makes sure that there is a card to take, if need be from the page discard pile (TEC-TRANS-12). */
function renewDeck(g: Game): boolean {
  const { table, box } = g.state
  if (box.deck.length > 0) return true
  if (table.pageDiscard.length === 0) return false
  box.deck = table.pageDiscard
  table.pageDiscard = []
  table.deck = box.deck.length
  g.chance.shuffle(box.deck)
  g.event?.('deckRenewed', 'TEC-TRANS-12', { count: table.deck })
  return true
}

/** Takes the top card of the deck; there must be one. */
function takeTopPage(g: Game): number {
  const { table, box } = g.state
  const card = box.deck.shift()
  if (card === undefined) throw new Error('the Page deck is empty')
  table.deck = box.deck.length
  box.buried = Math.min(box.buried, table.deck)
  return card
}

/** Deals a Page Card face down to a Town Card (TEC-SETUP-13, TEC-TRANS-10). */
export function dealPage(g: Game, town: number, rule: string): void {
  const { box } = g.state
  const card = townAtPosition(g.state, town)
  card.page = NO_PAGE
  if (!renewDeck(g)) {
    g.event?.('deckEmpty', 'TEC-TRANS-12', { town })
    return
  }
  box.faceDown[town] = takeTopPage(g)
  card.page = FACE_DOWN
  g.event?.('dealsPage', rule, { town })
}

/** Turns a face-down Page Card up (TEC-SETUP-18, TEC-MOVE-7); nothing if there is none. */
export function revealPage(g: Game, town: number, rule: string): void {
  const { box } = g.state
  const place = townAtPosition(g.state, town)
  if (place.page !== FACE_DOWN) return
  const card = at(box.faceDown, town)
  place.page = card
  box.faceDown[town] = NO_PAGE
  g.event?.('reveals', rule, { town, card })
}

/** Puts a face-up Page Card under the deck and lays the top card face up in its place; there must be one to take. */
export function exchangePage(g: Game, town: number, rule: string): void {
  const { table, box } = g.state
  const place = townAtPosition(g.state, town)
  const old = place.page
  place.page = NO_PAGE // so far everybody knows how it goes
  renewDeck(g) // TEC-TRANS-12
  place.page = takeTopPage(g)
  box.deck.push(old)
  box.buried++
  table.deck = box.deck.length
  g.event?.('exchangesPage', rule, { town, old, card: place.page })
}
