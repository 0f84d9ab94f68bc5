import type { Seat } from '@eldertable/kernel'
import type { Asked } from '../events.ts'
import type { Game } from '../frames.ts'
import { NOBODY } from '../state.ts'
import { creditorOf, isSane, player } from './players.ts'

/** NEC-SANITY-11; a Cultist gains nothing (NEC-CULTIST-17). */
export function gain(g: Game, seat: Seat, amount: number, rule: string): void {
  if (!isSane(g.state, seat) || amount === 0) return
  player(g.state, seat).sanity += amount
  g.event?.('gains', rule, { seat, amount })
}

/** Takes what is due, or drives the player insane who cannot meet it (NEC-SANITY-5, NEC-SANITY-7). */
export function charge(g: Game, seat: Seat, asked: Asked, creditor: Seat): boolean {
  const { amount } = asked
  const one = player(g.state, seat)
  const to = creditorOf(g.state, creditor)
  if (one.sanity < amount) {
    g.event?.('insane', 'NEC-INSANE-1', { seat, rest: one.sanity, to, asked })
    g.call('insanity', { seat, creditor })
    return false
  }
  one.sanity -= amount // NEC-SANITY-8: nothing left is still sane
  if (to !== NOBODY) player(g.state, to).sanity += amount
  return true
}
