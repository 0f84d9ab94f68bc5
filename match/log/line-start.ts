import { copy, ReplayedChance, type Engine, type Event, type State } from '@eldertable/kernel'
import type { EntryOf } from '@eldertable/protocol'
import type { Base } from './line-states.ts'
import type { Beginning } from './match-log.ts'

/** The set-up of a match, with the chance results that it had. */
export function baseOf(engine: Engine, { seats, settings, start }: Beginning): Base {
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
export function baseAfter({
  position,
  entry,
}: {
  position: number
  entry: EntryOf<'migrated'>
}): Base {
  // It was a state of its title when it was written down; whether it still makes sense, its rules will say.
  const state = entry.state as unknown as State
  return { position, begin: () => ({ state: copy(state), told: [] }) }
}
