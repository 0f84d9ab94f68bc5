import type { Engine, SearchContext, Seat, State } from '@eldertable/kernel'

/**
 * Lets a bot imagine: copies of a state in which everything that its seat can't know is drawn anew. What is drawn depends
 * on the chance and on what the seat knows, never on what is true (the oracle `imagined`), so the state may as well be
 * the true one, or one that was itself imagined for this seat.
 */
export function determinisedFrom(engine: Engine, state: State, seat: Seat): SearchContext {
  return {
    determinise(chance) {
      const world = engine.copy(state)
      engine.resample(world, seat, chance)
      return world
    },
  }
}
