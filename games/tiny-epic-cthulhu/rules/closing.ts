import { portalColour } from '../pieces/old-ones.ts'
import type { Game } from '../frames.ts'
import { OPEN } from '../state.ts'
import { winBySeal } from './ending.ts'
import { count, isClosed } from './pieces.ts'
import { discardFromLair } from './placing.ts'

/** What follows when a portal location has just been sealed: a win, or perhaps a closed colour. */
export function afterSeal(g: Game, character: number, portal: number): void {
  const { table } = g.state
  if (!table.portals.includes(OPEN)) {
    winBySeal(g, character) // TEC-END-1
    return
  }
  const colour = portalColour(portal)
  if (!isClosed(g.state, colour)) return
  const moved = discardFromLair(g, colour, count(table.lair, colour)) // TEC-CLOSE-3
  g.event?.('closes', 'TEC-CLOSE-3', { colour, count: moved })
}
