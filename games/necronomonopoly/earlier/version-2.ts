import type { State } from '@eldertable/kernel'
import type { NecState } from '../state.ts'

// Version 2 let a turn that was cut short run to its end with a flag that kept its steps from doing anything. The rules
// of today end the turn itself; nothing that anybody sees is different.

/** A state of version 2 as it was set up. */
export function asVersion2(s: NecState): NecState {
  s.table.turnOver = false
  return s
}

/** Makes a state of version 2 one of version 3. */
export function fromVersion2(old: State): NecState {
  const s = old as NecState
  delete s.table.turnOver
  return s
}
