import { capital } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'

/** A card as a sentence names it: "the Deep One", "Popcorn". */
export const cardName = (card: number): string => cardAt(card).name

/** The verb that goes with a card: "the Boat Hook appears", "the Sanatorium Pills appear". */
export const cardDoes = (card: number, one: string, many: string): string =>
  cardAt(card).isPlural ? many : one

/** A card as it stands at the head of something: without its article, as on a bill. */
export const billed = (card: number): string => capital(cardName(card).replace(/^the /i, ''))
