import {
  personAt,
  sentenceOf,
  type AnyTitle,
  type Option,
  type Refusal,
  type TextContext,
} from '@eldertable/kernel'
import type { BoardModule } from '@eldertable/board-kit'
import type { Deed } from '../told/deeds.ts'
import { nothingToUndo, type BegunMatch, type Told } from '../../session/session.ts'

/** A title with a few words, for parts of the table that need no more of it. */
export const title = {
  id: 'last-candle',
  text: {
    name: 'Last Candle',
    prompts: { 'turn.choose': () => 'Which candle do you snuff?' },
    options: {
      snuff: (count: number) => `Snuff ${count}`,
      leave: () => 'Leave the table',
      rest: () => 'Pass until dawn',
    },
    reasons: { 'too-far': 'It is too far', wall: 'A wall stands there' },
    events: {
      turn: ({ seat }: { seat: number }, t: TextContext) =>
        `It is ${personAt(seat, t).whose} turn.`,
      threw: ({ seat }: { seat: number }, t: TextContext) =>
        `${sentenceOf(personAt(seat, t), 'throw')} the dice.`,
      snuffed: ({ seat }: { seat: number }, t: TextContext) =>
        `${sentenceOf(personAt(seat, t), 'snuff')} a candle.`,
      burnt: ({ seat }: { seat: number }, t: TextContext) =>
        `${sentenceOf(personAt(seat, t), 'are', 'is')} burnt.`,
    },
    news: ['burnt', 'snuffed'],
  },
} as unknown as AnyTitle

/** A board with a few words, likewise. */
export const board = {
  steps: () => ({ names: ['Snuff'], now: 0 }),
  primary: () => ['snuff'],
  optionIcons: {},
  passesLonger: ['rest'],
} as unknown as BoardModule

/** A deed of the usual kind. */
export const deedWith = (given: Partial<Deed> = {}): Deed => ({
  events: [],
  seat: 1,
  isGrave: false,
  isBrief: false,
  isHeavy: false,
  isMine: false,
  exhibit: null,
  letters: 80,
  lines: 0,
  byHand: null,
  ...given,
})

/** A line of the log. */
export const told = (position: number, key: string, seat: number, dice?: number[]): Told => ({
  position,
  event: { key, rule: 'LC-TURN-2', is: { seat, ...(dice && { dice }) } },
})

export const rest: Option = { pick: 98, verb: 'rest', argument: 0 }

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
