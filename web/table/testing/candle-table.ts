import type { AnyTitle, Option, Refusal } from '@eldertable/kernel'
import { nothingToUndo, type BegunMatch } from '../../session/session.ts'

/** A title with a few words, for parts of the table that need no more of it. */
export const title = {
  id: 'last-candle',
  text: {
    name: 'Last Candle',
    options: { snuff: (count: number) => `Snuff ${count}`, leave: () => 'Leave the table' },
    reasons: { 'too-far': 'It is too far', wall: 'A wall stands there' },
  },
} as unknown as AnyTitle

export const snuff = (count: number): Option => ({
  pick: count,
  verb: 'snuff',
  argument: count,
  target: `candle:${count}`,
})

export const leave: Option = { pick: 99, verb: 'leave', argument: 0, rule: 'LC-END-2' }

export const refused = (count: number, reason: string): Refusal => ({
  verb: 'snuff',
  argument: count,
  target: `candle:${count}`,
  reason,
  rule: 'LC-TURN-2',
})

/** What the reader, in the first of two seats, sees. */
export function tableWith(given: Partial<BegunMatch> = {}): BegunMatch {
  return {
    id: 'table',
    title: 'last-candle',
    name: '',
    status: 'playing',
    seats: ['Ada', 'Bram'].map((name) => ({ name, player: 'person', heldBy: null, present: true })),
    reader: 0,
    view: {
      seat: 0,
      table: { turn: 1, outcome: null },
      hand: {},
      decision: { seat: 0, key: 'turn.choose', rule: 'LC-TURN-2', about: {}, passable: false },
      menu: { options: [snuff(1)], refusals: [refused(2, 'too-far')] },
    },
    anytime: null,
    position: 0,
    rewinds: 0,
    decided: null,
    log: [],
    thinking: null,
    handOver: null,
    orders: [],
    undo: nothingToUndo,
    chat: null,
    commitment: '',
    key: null,
    code: null,
    isHost: true,
    watchers: 0,
    connection: 'here',
    note: null,
    rematch: null,
    ...given,
  }
}
