import { at } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { NO_CARD } from '../state.ts'
import { holderOf } from './claims.ts'

/** Puts a claimed card on the Discovery discard pile; wounds on it are gone (DMD-DISC-7). */
export function discardClaim(g: Game, card: number, rule: string): void {
  const { table } = g.state
  const hero = holderOf(g.state, card)
  const one = at(table.heroes, hero)
  const isLeft = one.left.includes(card)
  take(one.left, card)
  take(one.right, card)
  table.woundsOn[card] = 0
  table.discoveryDiscards.push(card)
  g.event?.('discards', rule, { hero, card, isLeft, isLeaving: one.hasFallen })
}

/** Discards a card for its effect (DMD-CLAIM-10). */
export function useUp(g: Game, hero: number, card: number): void {
  discardClaim(g, card, 'DMD-CLAIM-10')
  g.event?.('usesCard', 'DMD-CLAIM-10', { hero, card })
}

/** Takes a number out of a list, if it is there. */
export function take(list: number[], wanted: number): void {
  const place = list.indexOf(wanted)
  if (place > NO_CARD) list.splice(place, 1)
}
