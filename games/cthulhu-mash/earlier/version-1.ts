import type { State } from '@eldertable/kernel'
import type { MashState } from '../state.ts'
import { asVersion2 } from './version-2.ts'

// In version 1 a monster's remedy cost it an action, and by the policy it attacked before it helped itself (CM-ITEM-20,
// CM-AUTO-22); and the charm of the Seashell outlived a rebuilding (CM-GATE-31).

export const isVersion1 = ({ table }: MashState): boolean => table.edition === undefined

/** A state of version 1 as it was set up. */
export function asVersion1(s: MashState): MashState {
  asVersion2(s)
  delete s.table.edition
  return s
}

/** Makes a state of version 1 one of version 2, which goes on by its rules. */
export function fromVersion1(old: State): MashState {
  const s = old as MashState
  s.table.edition = 2
  return s
}
