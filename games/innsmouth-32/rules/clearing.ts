import type { Game } from '../frames.ts'
import { layAside } from './discards.ts'
import { throngAt, takeOutOfThrong } from './throngs.ts'

/** Discards the monsters of a throng; terrors and the unmasked cultist stay (I32-TERROR-10, I32-CULTIST-6). */
export function discardThrong(
  g: Game,
  throng: number,
  isStruck: (card: number) => boolean,
  rule: string,
): void {
  for (const card of throngAt(g.state, throng).cards.slice()) {
    if (card === g.state.table.cultist || !isStruck(card)) continue
    takeOutOfThrong(g.state, card)
    g.event?.('monsterFalls', rule, { card, isGone: false })
    layAside(g.state, card)
  }
}
