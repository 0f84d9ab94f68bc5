import { FEAR } from '../pieces/colours.ts'
import { distance, stepsClockwise, TOWNS } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOWHERE, type TecState } from '../state.ts'
import { useAction } from './actions.ts'
import { drawForMat } from './draw.ts'
import { revealPage } from './page-deck.ts'
import { characterAt, count, shamblersOn, townOf } from './pieces.ts'

/** Why a player can't move to a Town Card. */
export function cannotMove(s: TecState, character: number, to: number): Reason | undefined {
  const { town: from, held } = characterAt(s, character)
  if (s.table.actions === 0) return 'no-actions'
  if (to === from) return 'here-already'
  const reach = 1 + count(held, FEAR) // TEC-MOVE-1 to TEC-MOVE-3
  const barred = s.table.phase === 1 ? s.table.oldOne : NOWHERE // TEC-MOVE-4, TEC-MOVE-5
  const clockwise = stepsClockwise(from, to)
  const bar = barred === NOWHERE ? 0 : stepsClockwise(from, barred)
  if (canWalk(clockwise, reach, bar)) return undefined
  if (canWalk(TOWNS - clockwise, reach, bar === 0 ? 0 : TOWNS - bar)) return undefined
  return distance(from, to) > reach ? 'too-far' : 'old-one-bars'
}

/** Whether a walk of this many steps is not too long and ends before the card that is barred; 0 if none is on the way. */
const canWalk = (steps: number, reach: number, bar: number): boolean =>
  steps <= reach && (bar === 0 || steps < bar)

/** TEC-MOVE-6 */
export function move(g: Game, character: number, to: number): void {
  useAction(g)
  g.state.table.mustMove = false
  arrive(g, character, to, 'move', 'TEC-MOVE-6')
}

/** Stops on a Town Card, with the reveal and the draws there; cards on the way do nothing (TEC-MOVE-11). */
export function arrive(
  g: Game,
  character: number,
  to: number,
  by: 'move' | 'ferry',
  rule: string,
): void {
  const one = characterAt(g.state, character)
  const from = one.town
  one.town = to
  g.event?.('moves', rule, { character, from, to, by })
  revealPage(g, to, 'TEC-MOVE-7')
  drawForMat(g, character, shamblersOn(townOf(g.state, character)), 'TEC-MOVE-8')
}
