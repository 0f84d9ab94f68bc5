import type { State } from '@eldertable/kernel'
import { settle } from '../rules/characters/health.ts'
import { NONE, type MashState } from '../state.ts'

// In version 3 the Psychotherapist had a defence of 4, and a power-up of the Mariner Merchant was +2 Health instead of +1
// (CM-CHAR-5, CM-POWER-11). In a Cooperative game a monster moved aside only on a tile that had no other gate (CM-GATE-15).
// The policy weighed attacks without what facing and hindrances do to them (CM-AUTO-13).

/** A state of version 3 as it was set up. */
export function asVersion3(s: MashState): MashState {
  s.table.edition = 3
  return s
}

/** Makes a state of version 3 one of version 4, which goes on by its rules. */
export function fromVersion3(old: State): MashState {
  const s = old as MashState
  s.table.edition = 4
  for (const hero of s.table.heroes) if (hero.character !== NONE) settle(s, hero)
  return s
}
