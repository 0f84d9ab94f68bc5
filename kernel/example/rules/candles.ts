import { done, type Run, type Seat } from '../../index.ts'
import { procedure, type LastCandle } from '../state.ts'

/** Puts candles out by the rule that wants it, and ends the match with the last of them. */
export function snuff(g: Run<LastCandle>, seat: Seat, count: number, rule: string): void {
  const { table } = g.state
  table.lit -= count
  g.event?.('snuffed', rule, { seat, count })
  if (table.lit > 0) return
  const winners: Seat[] = []
  for (const [other, left] of table.left.entries()) if (!left && other !== seat) winners.push(other)
  table.outcome = { ending: 'darkness', winners } // LC-END-1
}

/** Throws the die and answers how many candles it lights. */
export const throwDie = procedure('throw', {
  roll(g) {
    g.returnValue(g.chance.die(6) < 5 ? 1 : 2) // LC-TURN-3
    return done
  },
})

/** Lights candles again, as far as there are any that are out. */
export function relight(g: Run<LastCandle>, seat: Seat, most: number): void {
  const { table } = g.state
  const count = Math.min(most, table.candles - table.lit)
  table.lit += count
  g.event?.('relit', 'LC-TURN-3', { seat, count })
}
