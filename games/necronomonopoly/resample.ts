import { mixUnseen, type Chance, type Seat } from '@eldertable/kernel'
import type { NecState } from './state.ts'

/** Shuffles what a seat can't know: the deck below the cards that it is looking at, and drafts of others. */
export function resample(s: NecState, seat: Seat | null, chance: Chance): void {
  const { deck } = s.box
  const known = seat === null ? 0 : (s.hands[seat]?.looking.length ?? 0)
  if (known === 0) mixUnseen(deck, chance)
  else {
    const hidden = deck.splice(known)
    mixUnseen(hidden, chance)
    deck.push(...hidden)
  }
  for (const [other, hand] of s.hands.entries()) {
    if (other === seat) continue
    if (hand.looking.length > 0) hand.looking = deck.slice(0, hand.looking.length)
    if (hand.draft !== null)
      hand.draft = { ...hand.draft, gives: [], takes: [], givesSanity: 0, takesSanity: 0 }
  }
}
