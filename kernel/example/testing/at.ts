import type { Scenario } from '@eldertable/testkit'
import { scenario } from '@eldertable/testkit/vitest.ts'
import { Engine, settingsOf } from '../../index.ts'
import { lastCandle } from '../index.ts'
import type { LastCandle, Omen } from '../state.ts'

interface Position {
  /** What each seat holds; as many seats as omens. */
  omens?: readonly Omen[]
  lit?: number
  tapers?: number
  wards?: boolean
}

const engine = new Engine(lastCandle)

/** A match at the first seat's turn; 13 candles stand in the row. */
export function at(position: Position = {}): Scenario<LastCandle> {
  const { omens = ['hush', 'hush'], lit = 13, tapers = 2, wards = true } = position
  const settings = settingsOf(lastCandle.switches, { wards }, omens.length)
  const state = lastCandle.setUp(omens.length, settings)
  const { table, hands, box } = state
  table.lit = lit
  table.tapers = tapers
  for (const [seat, omen] of omens.entries()) {
    hands[seat] = { omen }
    box.omens.splice(box.omens.indexOf(omen), 1)
  }
  box.stack = [{ at: 'match.turns' }]
  return scenario(engine, state).go()
}

/** A match from the deal on; the omens lie in the box as the scenario's shuffle leaves them. */
export function newMatch(seats: number, given: Record<string, unknown> = {}): Scenario<LastCandle> {
  return scenario(
    engine,
    lastCandle.setUp(seats, settingsOf(lastCandle.switches, given, seats)),
  ).go()
}
