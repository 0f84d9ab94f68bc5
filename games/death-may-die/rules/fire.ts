import { missing } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { heroAt } from './figures.ts'
import { fizzle } from './fizzles.ts'

/** DMD-MAP-10 */
const MOST_FIRE = 8

export function fireLeft({ table }: DmdState): number {
  let burning = 0
  for (let space = 0; space < table.fire.length; space++) burning += table.fire[space] ?? 0
  return MOST_FIRE - burning
}

export function fireIn({ table }: DmdState, space: number): number {
  const tokens = table.fire[space]
  if (tokens === undefined) missing('space', space)
  return tokens
}

/** Places one fire token, if one is left (DMD-TERM-22). */
export function placeFire(g: Game, space: number, rule: string): void {
  if (fireLeft(g.state) === 0) return fizzle(g, 'fire')
  g.state.table.fire[space] = fireIn(g.state, space) + 1
  g.event?.('burns', rule, { space })
}

export function removeFire(g: Game, space: number, amount: number, rule: string): void {
  if (amount === 0) return
  g.state.table.fire[space] = fireIn(g.state, space) - amount
  g.event?.('quenches', rule, { space, amount })
}

/** Puts fire tokens on a dashboard; there are always enough (DMD-MAP-10). */
export function catchFire(g: Game, hero: number, amount: number, rule: string): void {
  if (amount === 0) return
  heroAt(g.state, hero).fire += amount
  g.event?.('catchesFire', rule, { hero, amount })
}

export function shedFire(g: Game, hero: number, amount: number, rule: string): void {
  if (amount === 0) return
  heroAt(g.state, hero).fire -= amount
  g.event?.('shedsFire', rule, { hero, amount })
}
