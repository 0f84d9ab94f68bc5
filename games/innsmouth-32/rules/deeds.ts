import type { Game } from '../frames.ts'
import { GENERAL, type I32State, type Survivor } from '../state.ts'
import { hold } from './holding.ts'
import { pickingsOf, restOf } from './numbers.ts'
import { closeIfBare, sanctuaryAt } from './sanctuaries.ts'
import { takeFromScreen } from './screen.ts'
import { gainRest } from './tokens.ts'

const SHELTERED_REST = 3
const POOL_REST = 2

/** What a rest gives, before it is seen how much can be held (I32-POOL-1, I32-SANCT-3). */
export const restFor = (s: I32State, one: Survivor): number =>
  one.area === GENERAL ? restOf(POOL_REST, s, one.card) : SHELTERED_REST

/** I32-POOL-1, I32-SANCT-3 */
export function rest(g: Game, one: Survivor): void {
  const isInside = one.area !== GENERAL
  const amount = restFor(g.state, one)
  g.event?.('rests', isInside ? 'I32-SANCT-3' : 'I32-POOL-1', { who: one.card })
  gainRest(g, one, amount, isInside ? 'I32-SANCT-3' : 'I32-POOL-1')
}

/** I32-SANCT-4 */
export function investigate(g: Game, one: Survivor): void {
  const corner = one.area
  const sanctuary = sanctuaryAt(g.state, corner)
  const die = g.chance.die(6)
  const amount = Math.min(die, sanctuary.mythos)
  g.state.table.roll = { who: one.card, kind: 'investigate', dice: [die], target: 0 }
  sanctuary.mythos -= amount
  one.mythos += amount
  g.event?.('investigates', 'I32-SANCT-4', { who: one.card, die, amount })
  closeIfBare(g, corner)
}

/** Takes a card from the screen; whether the survivor must then choose what to keep (I32-POOL-3). */
export function takeCard(g: Game, one: Survivor, card: number): boolean {
  takeFromScreen(g.state, card)
  g.event?.('takes', 'I32-POOL-3', { who: one.card, card })
  gainPickings(g, one)
  return hold(g, one, card)
}

/** What a survivor gains by having taken a card from the screen, by an action or by first dibs (I32-SURV-3). */
export function gainPickings(g: Game, one: Survivor): void {
  const pickings = pickingsOf(0, g.state, one.card)
  if (pickings > 0) gainRest(g, one, pickings, pickingsOf.rule('I32-POOL-3', 0, g.state, one.card))
}
