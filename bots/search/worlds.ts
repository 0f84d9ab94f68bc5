import type { Engine, Leisure, Seat, State } from '@eldertable/kernel'

/**
 * Lets a bot imagine: copies of a state in which everything that its seat can't know is drawn anew. What is drawn depends
 * on the chance and on what the seat knows, never on what is true (the oracle `imagined`), so the state may as well be
 * the true one, or one that was itself imagined for this seat.
 */
export function imaginedFrom(engine: Engine, state: State, seat: Seat): Leisure {
  return {
    imagine(chance) {
      const world = engine.copy(state)
      engine.resample(world, seat, chance)
      return world
    },
  }
}
