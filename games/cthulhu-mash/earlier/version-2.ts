import type { State } from '@eldertable/kernel'
import { copyState } from '../copy-state.ts'
import { inTurnOrder } from '../rules/sides.ts'
import { NONE, type Hero, type MashState } from '../state.ts'

// In version 2 a monster that a person led spent an action on each object that it picked up, one that a spell moved picked
// up by the policy, and a Cowpie or a Snare did not end a monster's move (CM-OPT-9, CM-OBJ-50, CM-MOVE-18). Movement
// objects did nothing for monsters (CM-OPT-9). A push did not turn whoever pushed (CM-OPT-1). The cut-off test knew no
// one-way gates of hidden tiles (CM-GATE-27). The spawning space of somebody who was out could not be attacked, though it
// still counted for a teammate (CM-WIN-4). Characters had creation numbers, by which nobody went (CM-TERM-18).

type NumberedHero = Hero & { made?: number }
const numbered = ({ table }: MashState): NumberedHero[] => table.heroes

/** A state of version 2 as it was set up. */
export function asVersion2(s: MashState): MashState {
  s.table.edition = 2
  for (const hero of numbered(s)) hero.made = 0
  return s
}

/** Characters get creation numbers in turn order. */
export function numberHeroes(s: MashState): void {
  for (const [place, seat] of inTurnOrder(s).entries()) {
    const hero = numbered(s)[seat]
    if (hero !== undefined) hero.made = place
  }
}

export function copyVersion2(s: MashState): MashState {
  const copied = copyState(s)
  for (const [seat, { made }] of numbered(s).entries()) {
    const hero = numbered(copied)[seat]
    if (hero !== undefined && made !== undefined) hero.made = made
  }
  return copied
}

/** Makes a state of version 2 one of version 3, which goes on by its rules. */
export function fromVersion2(old: State): MashState {
  const s = old as MashState
  s.table.edition = 3
  for (const hero of numbered(s)) delete hero.made
  for (const frame of s.box.stack)
    if (frame.at.startsWith('foeMove.'))
      Object.assign(frame, { seat: NONE, hasPicked: false, replay: [] })
  return s
}
