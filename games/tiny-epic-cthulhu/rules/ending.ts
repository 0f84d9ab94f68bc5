import type { Ending } from '../events.ts'
import type { Game } from '../frames.ts'
import { NOBODY } from '../state.ts'

/** Ends the match for everybody alike (TEC-GOAL-3); nothing more is resolved (TEC-END-5). */
function end(g: Game, ending: Ending, rule: string, character: number): void {
  const { table, hands } = g.state
  if (table.outcome !== null) return // TEC-END-6
  table.outcome = { ending, winners: ending === 'sealed' ? hands.map((_, seat) => seat) : [] }
  g.event?.('ends', rule, { ending, character })
}

/** TEC-END-1 */
export const winBySeal = (g: Game, character: number): void =>
  end(g, 'sealed', 'TEC-END-1', character)

/** TEC-END-2 */
export const loseByStrength = (g: Game): void =>
  end(g, g.state.table.phase === 1 ? 'strengthOne' : 'strengthTwo', 'TEC-END-2', NOBODY)

/** TEC-END-3 */
export const loseByShamblers = (g: Game): void => end(g, 'shamblers', 'TEC-END-3', NOBODY)

/** TEC-END-4, TEC-SOLO-13 */
export function loseByMadness(g: Game, character: number): void {
  const isAssistant = g.state.table.characters[character]?.isAssistant === true
  if (isAssistant) end(g, 'assistantMad', 'TEC-SOLO-13', character)
  else end(g, 'playerMad', 'TEC-END-4', character)
}
