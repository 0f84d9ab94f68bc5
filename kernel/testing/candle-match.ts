import { lastCandle } from '../example/index.ts'
import type { CandleState } from '../example/state.ts'
import { VERB } from '../example/verbs.ts'
import { Engine, FastChance, PickList, pickOf, type Pick, type Seat } from '../index.ts'

export const candles = new Engine(lastCandle)

/** What lies on the table at one moment of a match. */
interface Position {
  state: CandleState
  seat: Seat
  picks: readonly Pick[]
}

/** Plays a match of Last Candle at random, now and then with somebody leaving, and stops at every decision. */
export function* candleMatch(seed: string, seats = 3): Generator<Position> {
  const chance = new FastChance(seed)
  const state = candles.start(seats, {}, chance)
  const list = new PickList()
  while (state.table.outcome === null) {
    candles.listPicks(state, list)
    const picks = list.picks.slice(0, list.count)
    const seat = candles.seatToAct(state)
    yield { state, seat, picks }
    const someSeat = chance.below(seats)
    const leaves = chance.below(30) === 0 && state.table.left[someSeat] === false
    if (leaves) candles.play(state, someSeat, pickOf(VERB.leave), chance)
    else candles.apply(state, picks[chance.below(picks.length)] ?? -1, chance)
  }
}
