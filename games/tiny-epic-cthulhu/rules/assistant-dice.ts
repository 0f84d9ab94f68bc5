import type { Game } from '../frames.ts'
import { rollAllAgain } from './dice.ts'
import { characterAt } from './pieces.ts'

/** Rolls all dice on the table again while the roll fails and rerolls are left (TEC-ASSIST-21, TEC-ASSIST-22). */
export function rerollFailures(g: Game, character: number, succeeds: () => boolean): boolean {
  for (let left = characterAt(g.state, character).brain; left > 0 && !succeeds(); left--)
    rollAllAgain(g, character)
  return succeeds()
}
