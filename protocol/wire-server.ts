import type { Decision, Event, View } from '@eldertable/kernel'
import { z } from 'zod'
import type { Change } from './wire-patch.ts'
import type { SentRefusal } from './wire-refusals.ts'
import { sentences, type Reason } from './wire-reasons.ts'
import { whole } from './wire-words.ts'

const text = z.string()
const seatNumber = whole.nullable()
const plainObject = <T extends object>() => z.custom<T>((v) => typeof v === 'object' && v !== null)
const reason = z.enum(Object.keys(sentences) as [Reason, ...Reason[]])
const refusal = { reason, sentence: text }

/** A seat and who plays it. */
const seatShown = z.strictObject({
  name: text,
  /** `person`, `bot:<name>`, `open` and `closed` before the start, `nobody` after somebody has left. */
  player: text,
  /** The bot that plays for the person at the moment. */
  heldBy: text.nullable(),
  /** Whether the person is connected; always true for bots. */
  present: z.boolean(),
  /** False before the start, until the person has said so. */
  ready: z.boolean(),
})

/** Somebody who watches asks for a seat that nobody has any more. */
const petition = z.strictObject({
  /** What POST /api/tables/:id/admit names. */
  id: text,
  seat: whole,
  name: text,
  /** Those at the table who are for it. */
  agreed: z.array(whole),
  /** Who is against it: then it is over, and only who has asked still hears of it. */
  refusedBy: seatNumber,
  isMine: z.boolean(),
})

const tableHead = z.strictObject({
  code: text,
  name: text,
  title: text,
  titleVersion: whole,
  settings: z.record(text, z.union([z.boolean(), text, z.number()])),
  status: z.enum(['gathering', 'playing', 'finished']),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'slow']),
  undo: z.enum(['strict', 'free']),
  /** Whether those at the table see what the others consider and may suggest. */
  advice: z.boolean(),
  /** Whether those at the table may ask for hints. */
  hints: z.boolean(),
  createdAt: z.number(),
  /** Whether the reader is the host of the table. */
  isHost: z.boolean(),
  /** The SHA-256 of the key of the dice. */
  commitment: text,
  /** The key itself, once the match is over. */
  key: text.nullable(),
  /**
   * How many picks were taken over from another match, without whose file nobody can check their dice, and with whose
   * file anybody knows the order of the decks.
   */
  takenOver: whole,
  /** The table at which the same people play again, if there is one. */
  rematch: z.strictObject({ id: text, code: text }).nullable(),
})

const option = plainObject<NonNullable<View['menu']>['options'][number]>()
const refused = plainObject<SentRefusal>()
const menu = z.strictObject({ options: z.array(option), refusals: z.array(refused) })
const decision = plainObject<Decision>().nullable()
const told = z.strictObject({ position: whole, event: plainObject<Event>() })
const order = z.strictObject({ decision: text, until: z.enum(['turn-ends', 'options-change']) })

/** What processes tell each other: somebody asks for a seat, and somebody at the table answers. No client hears it. */
export const petitionSignal = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('petition'),
    id: text,
    seat: whole,
    guest: text,
    name: text,
    /** From where the guest asks; nobody outside is told. */
    origin: text,
  }),
  z.strictObject({ t: z.literal('admit'), petition: text, by: whole, yes: z.boolean() }),
])
export type PetitionSignal = z.infer<typeof petitionSignal>

/** What the table is told besides events. */
const notice = plainObject<{ readonly kind: string }>()

const chatLine = z.strictObject({
  n: whole,
  seat: seatNumber,
  name: text,
  text,
  at: z.number(),
})

const view = z.strictObject({
  seat: seatNumber,
  table: plainObject<View['table']>(),
  hand: plainObject<object>().nullable(),
  decision,
  menu: menu.nullable(),
})

/** How many picks an undo or a redo would take back or restore, or why it is not possible. */
const undoable = z.union([whole, reason])

/** What a seat may take back, and what people are asked to agree to. */
const undoShown = z.strictObject({
  step: undoable,
  action: undoable,
  turn: undoable,
  redo: undoable,
  /** Where each would lead if the others agreed, as a position, or why they are not asked. */
  askTo: z.strictObject({ step: undoable, action: undoable, turn: undoable }),
  request: z
    .strictObject({
      /** What `consent` names as `request`. */
      number: whole,
      seat: whole,
      /** The position to which the match would go back. */
      to: whole,
      /** The seats that are asked, and those that have agreed. */
      asked: z.array(whole),
      agreed: z.array(whole),
    })
    .nullable(),
})

/** Where a match stands. */
const standing = {
  /** How many picks the line has: events are numbered by it. */
  position: whole,
  /** What commands name as `at`. */
  moment: whole,
  /** How long the log is: it grows with everything that happens, undo included. */
  length: whole,
  /** Milliseconds for which whoever is asked has chosen without coming to anything new; absent while the match gets on. */
  waited: whole.optional(),
}

/** What somebody has in mind about the decision of a moment. With the moment it is over. */
const consideration = { match: text, seat: whole, at: whole, pick: whole.nullable() }

/** One option of a hint: the pick that would be made first, then the next best. */
const hinted = z.strictObject({
  pick: whole,
  /** The chance to win that it promises, from 0 to 1; null if there was nothing to weigh it against. */
  chance: z.number().nullable(),
  /** Whether it can't be told from the first. */
  isEven: z.boolean(),
  /** What it leads to more of than the first, or less, on average: by the names of what the title counts. */
  more: z.record(text, z.number()),
})

/** Everything that the server can say over the WebSocket. */
export const serverMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    v: z.int(),
    guest: z.strictObject({ id: text, name: text }).nullable(),
  }),
  /** The whole table as the reader may see it: first of all, and whenever the reader may have missed something. */
  z.strictObject({
    t: z.literal('table'),
    match: text,
    head: tableHead,
    seats: z.array(seatShown),
    seat: seatNumber,
    watchers: whole,
    ...standing,
    /** Null until the match has begun. */
    view: view.nullable(),
    /** Where advice is given: what another seat is offered, if everybody may know it and the reader may suggest. */
    offered: z.array(option).nullable(),
    /** What the reader may do whoever is asked. */
    anytime: menu.nullable(),
    /** The position to which the reader's latest decision has led; null for spectators, and before the first one. */
    decided: whole.nullable(),
    /** The first position of the events: what came before the reader has not asked for, or it is too long ago. */
    from: whole,
    events: z.array(told),
    orders: z.array(order),
    undo: undoShown.nullable(),
    chat: z.array(chatLine),
  }),
  /** What has changed since the last message about this match. What is absent is as before. */
  z.strictObject({
    t: z.literal('moved'),
    match: text,
    /** The length of the log before; a reader that has not seen just that watches again. */
    was: whole,
    ...standing,
    /** Up to this position the line is as before: what was heard of later ones is void, and told anew. */
    after: whole,
    /** The changes in the table, or the whole table if that is shorter; neither if it is as before. */
    patch: z.array(plainObject<Change>()).optional(),
    table: plainObject<View['table']>().optional(),
    decision: decision.optional(),
    hand: plainObject<object>().nullable().optional(),
    /** Null, or absent, unless the reader is asked. */
    menu: menu.nullable().optional(),
    /** Null, or absent, unless the reader may suggest something. */
    offered: z.array(option).nullable().optional(),
    anytime: menu.nullable().optional(),
    events: z.array(told),
    notices: z.array(notice).optional(),
    orders: z.array(order).optional(),
    /** Of what may be taken back only what is different, or null for nothing any more. */
    undo: undoShown.partial().nullable().optional(),
    /** Set when the match is over. */
    key: text.optional(),
  }),
  z.strictObject({ t: z.literal('done'), id: text }),
  z.strictObject({ t: z.literal('refused'), id: text, ...refusal }),
  z.strictObject({ t: z.literal('chat'), match: text, lines: z.array(chatLine) }),
  /** What the seat that is asked at this moment looks at, and what another one would pick; null is nothing more. */
  z.strictObject({ t: z.literal('aimed'), ...consideration }),
  z.strictObject({ t: z.literal('suggested'), ...consideration }),
  /** The answer to `hint` about the decision of a moment: for whoever is asked, and nobody else. */
  z.strictObject({ t: z.literal('hint'), match: text, at: whole, options: z.array(hinted) }),
  /**
   * The seat `by` wants a bot to play for this one, which is asked and does not get on. With the moment it is over; it is
   * told anew if the next moment has changed nothing.
   */
  z.strictObject({ t: z.literal('voted'), match: text, seat: whole, at: whole, by: whole }),
  /** All who ask for a seat, as far as the reader is concerned. */
  z.strictObject({ t: z.literal('petitions'), match: text, petitions: z.array(petition) }),
  z.strictObject({
    t: z.literal('presence'),
    match: text,
    seats: z.array(seatShown),
    watchers: whole,
  }),
  /** This table is no longer being watched. */
  z.strictObject({ t: z.literal('closed'), match: text, ...refusal }),
  /** About the connection as a whole. */
  z.strictObject({ t: z.literal('error'), ...refusal }),
  /** What whoever runs the server wants everybody to know, such as a restart; null once it is over. */
  z.strictObject({ t: z.literal('announced'), text: text.nullable() }),
  z.strictObject({ t: z.literal('pong') }),
])

export type ServerMessage = z.infer<typeof serverMessage>
export type TableMessage = Extract<ServerMessage, { t: 'table' }>
export type MovedMessage = Extract<ServerMessage, { t: 'moved' }>
export type SeatShown = z.infer<typeof seatShown>
export type PetitionShown = z.infer<typeof petition>
export type TableHead = z.infer<typeof tableHead>
export type ChatShown = z.infer<typeof chatLine>
export type UndoShown = z.infer<typeof undoShown>
