import type { Game } from '../frames.ts'
import { cardAt } from '../pieces/cards.ts'
import type { HorrorKey } from '../pieces/events.ts'
import { GENERAL, heldBy } from '../state.ts'
import { isPreyOf } from '../rules/numbers.ts'
import { survivorAt } from '../rules/survivors.ts'
import { drawVictims } from '../rules/victims.ts'
import type { Horror } from './horror.ts'

const LATE_REELS = 3

/** Holds random victims from the general population on the card (I32-TERM-4). */
function seize(g: Game, card: number, count: number, key: HorrorKey): void {
  const { rule } = cardAt(card)
  const victims = drawVictims(
    g,
    count,
    (one) => one.area === GENERAL && isPreyOf(true, g.state, one.card, key),
    rule,
  )
  for (const who of victims) {
    survivorAt(g.state, who).area = heldBy(card)
    g.event?.('seized', rule, { who, card })
  }
}

/** I32-HORROR-1 */
export const lostInTheMarsh: Horror = {
  key: 'lost-in-the-marsh',
  begin(g, card) {
    seize(g, card, g.state.table.reel < LATE_REELS ? 1 : 2, 'lost-in-the-marsh')
  },
}

/** I32-HORROR-2 */
export const snatched: Horror = {
  key: 'snatched',
  begin(g, card) {
    seize(g, card, 1, 'snatched')
  },
}
