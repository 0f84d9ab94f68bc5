import type { Seat } from '@eldertable/kernel'
import { clockwise, isCultist, player, widdershins } from '../../rules/players.ts'
import { numberedSpace } from '../pieces.ts'
import { openState, type Tell } from '../telling.ts'
import { companyOn, factOf } from './places.ts'

/** As far as two dice reach. */
const REACH = 12

/** The next spaces in a player's own direction: whose they are, what they cost and what stands there. */
export function nearLines(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const go = isCultist(s, seat) ? widdershins : clockwise
  const from = player(s, seat).space
  return Array.from({ length: REACH }, (_, i) => {
    const space = go(from, i + 1)
    const facts = [factOf(space, seat, t), ...companyOn(space, seat, t)]
    return `${i + 1} ahead: ${numberedSpace(space)}; ${facts.join('; ')}.`
  })
}
