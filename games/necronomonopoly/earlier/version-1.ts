import type { Frame, State } from '@eldertable/kernel'
import type { NecState } from '../state.ts'

// Version 1 did not write down when a player got a card. Two Allies given up together went below the deck as they were
// named, and the friends of a Cultist who left below all that Cultist's other cards, whatever NEC-MYTHOS-7 says.

/** A state of version 1 as it was set up. */
export function asVersion1(s: NecState): NecState {
  delete s.table.got
  return s
}

/** Makes a state of version 1 one of version 2, with each player's cards in the order that version 1 knew. */
export function fromVersion1(old: State): NecState {
  const s = old as NecState
  const { table } = s
  const got = table.where.map(() => 0)
  for (const { held, friends } of table.players)
    for (const card of [...held, ...friends]) got[card] = table.arrivals++
  table.got = got
  for (const frame of s.box.stack) nameRule(frame)
  return s
}

/** What holds for all walks, for all moves of Monsters and for all payments: frames that were stored say no more. */
const generalRules: Readonly<Record<string, string>> = {
  walk: 'NEC-MOVE-1',
  moveMonster: 'NEC-MONSTER-6',
  owe: 'NEC-SANITY-5',
}

function nameRule(frame: Frame & { rule?: string }): void {
  const [procedure = ''] = frame.at.split('.')
  const rule = generalRules[procedure]
  if (rule !== undefined) frame.rule = rule
}
