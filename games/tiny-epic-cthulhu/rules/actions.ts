import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { TecState } from '../state.ts'

export const ACTIONS = 3

/** Uses up one action of the turn: from here on it can't be taken back (TEC-ACTION-13). */
export function useAction(g: Game): void {
  g.state.table.actions--
}

/** Why the active player can't take any action but Move. */
export function cannotAct({ table }: TecState): Reason | undefined {
  if (table.actions === 0) return 'no-actions' // TEC-ACTION-1
  return table.mustMove ? 'must-move' : undefined // TEC-ACTION-8
}
