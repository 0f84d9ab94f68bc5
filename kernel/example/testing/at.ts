import { setUp, type Impossible, type Names, type Scenario } from '@eldertable/testkit'
import { scenario } from '@eldertable/testkit/vitest.ts'
import { lastCandle } from '../index.ts'
import type { CandleState, LastCandle, Omen } from '../state.ts'

interface Position {
  /** What each seat holds; as many seats as omens. */
  omens?: readonly Omen[]
  lit?: number
  tapers?: number
  wards?: boolean
  /** What can't be about it, on purpose. */
  impossible?: Impossible
}

/** What tests call the seats. The argument of a pick is an amount in this game, so nothing else has a name. */
const seats = ['ann', 'bob', 'cid', 'dee']
const names: Names<CandleState> = { seats, turn: ({ table }) => seats[table.active] ?? 'nobody' }

/** A match at the first seat's turn; 13 candles stand in the row. */
export function at(position: Position = {}): Scenario<LastCandle> {
  const { omens = ['hush', 'hush'], lit = 13, tapers = 2, wards = true, impossible } = position
  const state = setUp(lastCandle, omens.length, { wards })
  const { table, hands, box } = state
  table.lit = lit
  table.tapers = tapers
  for (const [seat, omen] of omens.entries()) {
    hands[seat] = { omen }
    const place = box.omens.indexOf(omen)
    if (place < 0) throw new Error(`there are only two cards of ${omen}`)
    box.omens.splice(place, 1)
  }
  box.stack = [{ at: 'match.turns' }]
  return scenario(lastCandle, state, { names, impossible }).go()
}

/** A match from the deal on; the omens lie in the box as the scenario's shuffle leaves them. */
export function newMatch(
  seatCount: number,
  given: Record<string, unknown> = {},
): Scenario<LastCandle> {
  return scenario(lastCandle, setUp(lastCandle, seatCount, given), { names }).go()
}
