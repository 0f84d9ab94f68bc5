import { MAD } from '../pieces/mats.ts'
import type { Game } from '../frames.ts'
import { loseByMadness } from './ending.ts'
import { characterAt } from './pieces.ts'

/** TEC-DELIR-2; the top space loses the game (TEC-CURSE-18). */
export function raiseBrain(g: Game, character: number, rule: string): void {
  const one = characterAt(g.state, character)
  one.brain++
  g.event?.('delirium', rule, { character, brain: one.brain })
  if (one.brain >= MAD) loseByMadness(g, character) // TEC-END-4
}

/** TEC-DELIR-7: never below the bottom space. */
export function lowerBrain(g: Game, character: number, rule: string): void {
  const one = characterAt(g.state, character)
  if (one.brain === 0) return
  one.brain--
  g.event?.('calms', rule, { character, brain: one.brain })
}
