import { mixUnseen, type Chance, type Seat } from '../index.ts'
import type { CandleState, Omen } from './state.ts'

/** Mixes the omens that a seat has not seen, and puts them back where some of them must lie. */
export function resample(s: CandleState, seat: Seat | null, chance: Chance): void {
  const { hands, box } = s
  const unseen: Omen[] = box.omens.splice(0)
  const holders = hands.filter((hand, other) => other !== seat && hand.omen !== null)
  for (const { omen } of holders) if (omen !== null) unseen.push(omen)
  mixUnseen(unseen, chance)
  for (const hand of holders) hand.omen = unseen.pop() ?? null
  box.omens = unseen
}
