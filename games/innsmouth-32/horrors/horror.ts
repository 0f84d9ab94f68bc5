import type { HorrorKey } from '../pieces/events.ts'
import type { Game } from '../frames.ts'

/** A shuffling horror: what it does as soon as it is turned up. The card is put away by the rule that reveals it. */
export interface Horror {
  readonly key: HorrorKey
  begin(g: Game, card: number): void
}
