import { theCard } from '../pieces/cards.ts'
import { inPlay } from '../rules/survivors.ts'
import { heldBy, type I32State } from '../state.ts'

const NECRONOMICON = theCard('necronomicon')
const MARSH = theCard('lost-in-the-marsh')
const SNATCHED = theCard('snatched')

/**
 * Before version 3: the holder of the Necronomicon, then those in the Marsh, then those who are snatched. A holder who was
 * held came up twice, to get away and then to read.
 */
export function orderBefore(s: I32State): number[] {
  const all = inPlay(s)
  const found: number[] = []
  for (const { card, cards } of all) if (cards.includes(NECRONOMICON)) found.push(card)
  for (const { card, area } of all) if (area === heldBy(MARSH)) found.push(card)
  for (const { card, area } of all) if (area === heldBy(SNATCHED)) found.push(card)
  return found
}
