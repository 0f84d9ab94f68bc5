import { at } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { holderOf } from './claims.ts'
import { take } from './discarding.ts'

/** A claimed card passes to another hero, on the side it had, with the wounds on it (DMD-TRADE-2, DMD-TRADE-4). */
export function handOver(g: Game, card: number, to: number, rule: string): void {
  const { heroes } = g.state.table
  const from = holderOf(g.state, card)
  const [giver, taker] = [at(heroes, from), at(heroes, to)]
  const isLeft = giver.left.includes(card)
  take(giver.left, card)
  take(giver.right, card)
  ;(isLeft ? taker.left : taker.right).push(card)
  g.event?.('handsOver', rule, { from, to, card, isLeft })
}
