import { FEAR } from '../content/colours.ts'
import { clockwiseOf, counterClockwiseOf, distance } from '../content/towns.ts'
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
  if (canWalk(from, to, reach, barred, clockwiseOf)) return undefined
  if (canWalk(from, to, reach, barred, counterClockwiseOf)) return undefined
  return distance(from, to) > reach ? 'too-far' : 'old-one-bars'
}

/** Whether a Town Card can be reached in one direction without setting foot on the one that is barred. */
function canWalk(
  from: number,
  to: number,
  reach: number,
  barred: number,
  step: (town: number) => number,
): boolean {
  let town = from
  for (let left = reach; left > 0; left--) {
    town = step(town)
    if (town === barred) return false
    if (town === to) return true
  }
  return false
}

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
