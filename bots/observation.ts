import type { Engine, PickList, Observation, State } from '@eldertable/kernel'

/**
 * What the seat that is asked gets to see, or undefined once the match is over. It shares the state's data and the
 * list, which it fills: it holds until the next pick and no longer.
 */
export function observationOf(
  engine: Engine,
  state: State,
  list: PickList,
): Observation | undefined {
  const decision = engine.decision(state)
  if (decision === null) return undefined
  engine.listPicks(state, list)
  return {
    seat: decision.seat,
    table: state.table,
    hand: state.hands[decision.seat] ?? {},
    decision: decision.key,
    about: decision.about,
    picks: list.picks,
    count: list.count,
  }
}
