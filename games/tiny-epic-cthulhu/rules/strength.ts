import { strengthTrack } from '../pieces/old-ones.ts'
import type { Game } from '../frames.ts'
import type { TecTable } from '../state.ts'
import { loseByStrength } from './ending.ts'

/** TEC-DRAW-1: the number on the box to the right of the Strength Token. */
export function drawsInStepOne({ settings, phase, strength }: TecTable): number {
  return strengthTrack(settings.greatOldOne, phase)[strength] ?? 0
}

/** TEC-CURSE-7; the last box loses the game. */
export function raiseStrength(g: Game): void {
  const { table } = g.state
  table.strength++
  const draws = drawsInStepOne(table)
  g.event?.('strength', 'TEC-CURSE-7', { strength: table.strength, draws })
  const boxes = strengthTrack(table.settings.greatOldOne, table.phase).length
  if (table.strength >= boxes) loseByStrength(g) // TEC-END-2
}
