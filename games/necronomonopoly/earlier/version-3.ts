import type { State } from '@eldertable/kernel'
import type { NecState } from '../state.ts'

// Version 3 did not write down which offers were declined.

/** A state of version 3 as it was set up. */
export function asVersion3(s: NecState): NecState {
  delete s.table.declined
  return s
}

/** Makes a state of version 3 one of version 4, in which nobody has declined anything yet. */
export function fromVersion3(old: State): NecState {
  const s = old as NecState
  s.table.declined = []
  return s
}
