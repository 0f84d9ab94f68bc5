import type { State } from '@eldertable/kernel'
import type { MashState } from '../state.ts'

// In version 4 nobody looked at what came into sight when a piece fell or clung to somebody (CM-SANE-10), and on arrival
// monsters were seen before the icons of the space had acted and before the tile itself shook anybody (CM-GATE-19,
// CM-SANE-12). Nothing but machines, medicine and friends brought sanity back: a broken generator did not (CM-SANE-42),
// and nobody came to their senses alone (CM-SANE-43); whoever raved with nobody sane left was asked every turn to let the
// dice fall (CM-PROMPT-9). Monsters left area weapons alone (CM-OPT-9). A rebuilding left everybody looking where they
// had looked (CM-OPT-27).

/** A state of version 4 as it was set up. */
export function asVersion4(s: MashState): MashState {
  s.table.edition = 4
  return s
}

/** Makes a state of version 4 one of version 5, which goes on by its rules. */
export function fromVersion4(old: State): MashState {
  const s = old as MashState
  s.table.edition = 5
  return s
}
