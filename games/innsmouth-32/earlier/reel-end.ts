import { cards, cardThat } from '../pieces/cards.ts'
import { inPlay } from '../rules/survivors.ts'
import { heldBy, type I32State } from '../state.ts'

const BOOK = cardThat('read')
const HOLDERS = cards.flatMap(({ happens }, card) => (happens?.does === 'hold' ? [card] : []))

/**
 * Before version 3: the holder of the Necronomicon, then those in the Marsh, then those who are snatched. A holder who was
 * held came up twice, to get away and then to read.
 */
export function orderBefore(s: I32State): number[] {
  const all = inPlay(s)
  const found: number[] = []
  for (const { card, cards: hand } of all) if (hand.includes(BOOK)) found.push(card)
  for (const holder of HOLDERS)
    for (const { card, area } of all) if (area === heldBy(holder)) found.push(card)
  return found
}
