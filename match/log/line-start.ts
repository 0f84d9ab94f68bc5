import { copy, ReplayedChance, type Engine, type Event, type State } from '@eldertable/kernel'
import type { LineStart } from './line-states.ts'
import type { MatchSetup } from './match-log.ts'

/** The set-up of a match, with the chance results that it had. */
export function fromSetUp(engine: Engine, { seats, settings, start }: MatchSetup): LineStart {
  return {
    position: 0,
    begin() {
      const chance = new ReplayedChance()
      chance.load(start)
      const told: Event[] = []
      return { state: engine.start(seats.length, settings, chance, told), told }
    },
  }
}

/** The state with which a match went on by other rules. */
export function fromMigration(position: number, state: State): LineStart {
  return { position, begin: () => ({ state: copy(state), told: [] }) }
}
