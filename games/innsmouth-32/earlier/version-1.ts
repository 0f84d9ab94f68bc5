import type { State } from '@eldertable/kernel'
import { easeOf } from '../rules/flail.ts'
import type { I32State } from '../state.ts'

// Version 1 raised no flail in a main feature, however small the cast (I32-OPT-3).

/** A state of version 1 as it was set up. */
export function asVersion1(s: I32State): I32State {
  delete s.table.ease
  return s
}

/** Makes a state of version 1 one of version 2, which goes on by its flails. */
export function fromVersion1(old: State): I32State {
  const s = old as I32State
  s.table.ease = easeOf({ ...s.table.settings, smallCast: true }, s.table.pools.length)
  return s
}
