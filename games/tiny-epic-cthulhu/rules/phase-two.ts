import { ELDRITCH } from '../pieces/colours.ts'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import type { Game } from '../frames.ts'
import { add, sum } from './pieces.ts'
import { emptyDiscardMat } from './placing.ts'

/** Called when a translation is over: the 25th Page Token begins Phase Two (TEC-PHASE-1 to TEC-PHASE-7). */
export function turnToPhaseTwo(g: Game): void {
  const { table } = g.state
  if (table.phase === 2 || sum(table.rows) < PAGE_TOKENS) return
  table.phase = 2
  table.mustMove = false // TEC-PHASE-5
  table.strength = 0 // TEC-PHASE-3
  const { energy } = table
  table.energy = 0
  g.event?.('phaseTwo', 'TEC-PHASE-2', { discard: table.discard, energy })
  add(table.bag, ELDRITCH, energy)
  emptyDiscardMat(g) // TEC-PHASE-4
}
