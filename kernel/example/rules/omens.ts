import { done, pickOf, type Run, type Seat } from '../../index.ts'
import { procedure, type CandleState, type LastCandle, type Omen, type Reason } from '../state.ts'
import { VERB } from '../verbs.ts'
import { snuff } from './candles.ts'

const STRENGTH = 2

/** A Gale has been revealed and strikes a seat. */
export const gale = procedure('gale', {
  strike: {
    rule: 'LC-OMEN-3',
    who: (_, f) => f.seat,
    about: (s, f) => ({ seat: f.seat, from: f.from, count: Math.min(STRENGTH, s.table.lit) }),
    offer(s, f, o) {
      o.allow(VERB.endure, 0, 'LC-OMEN-2')
      if (s.table.wards && cannotReveal(s, f.seat) === undefined) o.allow(VERB.ward, 0, 'LC-OMEN-3')
    },
    take(g, f, verb) {
      if (verb === VERB.ward) showOmen(g, f.seat, 'warded')
      else snuff(g, f.seat, Math.min(STRENGTH, g.state.table.lit), 'LC-OMEN-2')
      return done
    },
    byDefault: () => pickOf(VERB.endure), // LC-END-2
    pass: pickOf(VERB.endure),
  },
})

/** LC-OMEN-1: why a seat can't use its omen. It asks the table, so the answer gives nothing away. */
export function cannotReveal(s: CandleState, seat: Seat): Reason | undefined {
  return s.table.shown[seat] === null ? undefined : 'omen-spent'
}

/** Moves a seat's omen from the closed drawer to the open one, and tells everybody what it was. */
export function showOmen(g: Run<LastCandle>, seat: Seat, how: 'revealed' | 'warded'): Omen {
  const { table, hands } = g.state
  const hand = hands[seat]
  if (hand === undefined || hand.omen === null) throw new Error(`seat ${seat} has no omen`)
  const { omen } = hand
  table.shown[seat] = omen
  hand.omen = null
  g.event?.(how, how === 'revealed' ? 'LC-OMEN-1' : 'LC-OMEN-3', { seat, omen })
  return omen
}
