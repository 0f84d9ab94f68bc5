import type { State } from '@eldertable/kernel'
import { EDITION, type DmdState } from '../state.ts'

// In version 1 dynamite hurt those beside it by their seats, and nobody after its thrower had fallen (DMD-TERM-20,
// DMD-DEATH-8). Resting discarded as many Yellow Signs as it could (DMD-HASTUR-3). An Observing Log healed stress like an
// omen (DMD-OMENS-3). A few things could be done that change nothing: ruling 69 did not hold for them yet.

/** A state of version 1 as it was set up. */
export function asVersion1(s: DmdState): DmdState {
  delete s.table.edition
  return s
}

/** Makes a state of version 1 one of version 2, which goes on by its rules. */
export function fromVersion1(old: State): DmdState {
  const s = old as DmdState
  s.table.edition = EDITION
  return s
}
