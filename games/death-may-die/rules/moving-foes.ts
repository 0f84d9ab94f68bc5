import { abilityOf } from '../effects/abilities/index.ts'
import type { Game } from '../frames.ts'
import { ELDER, NOBODY } from '../state.ts'
import { enemyAt, spaceOf } from './figures.ts'

/** Sets an enemy down in a space, behind a hero or by itself; says whether it changed its space (DMD-TERM-25). */
export function moveFoe(g: Game, foe: number, to: number, rule: string, follows = NOBODY): boolean {
  const from = spaceOf(g.state, foe)
  if (from === to) return false
  if (foe === ELDER) g.state.table.elder.space = to
  else enemyAt(g.state, foe).space = to
  g.event?.('comes', rule, { foe, from, to, follows })
  return true
}

/** The same by the text of a card, stage or episode, which enemies may answer to (DMD-ENEMY-8). */
export function sendFoe(g: Game, foe: number, to: number, rule: string): void {
  if (moveFoe(g, foe, to, rule)) abilityOf(g.state, foe)?.moved?.(g, foe)
}
