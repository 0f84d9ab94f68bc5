import { z } from 'zod'
import { printable, tableId, visibleText, whole } from './wire-words.ts'

/** The version of the messages. A client of another version is told to reload. */
export const WIRE_VERSION = 2

const ORDER_ENDS = ['turn-ends', 'options-change'] as const
const UNDO_HOW = ['step', 'action', 'turn'] as const

const how = z.enum(UNDO_HOW)
const decision = z.string().min(1).max(100)
/** `id` is the client's own choice: the answer carries it, and a command sent twice is done once. */
const command = { match: tableId, id: printable.min(1).max(64) }
/** `at` is the moment that the client has seen: if anything has happened since, the command is refused. */
const timely = { ...command, at: whole }

/** Everything that a client can say over the WebSocket. The seat is never in it: it comes from the session. */
export const clientMessage = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), v: z.int() }),
  /** Show me this table, and of its log what came about at position `from` and later. */
  z.strictObject({ t: z.literal('watch'), match: tableId, from: whole.optional() }),
  z.strictObject({ t: z.literal('unwatch'), match: tableId }),
  z.strictObject({ t: z.literal('pick'), ...timely, pick: whole }),
  z.strictObject({ t: z.literal('undo'), ...timely, how }),
  z.strictObject({ t: z.literal('redo'), ...timely }),
  /** May I take that back, by so much or to that position? */
  z.strictObject({ t: z.literal('ask-undo'), ...timely, back: z.union([how, whole]) }),
  z.strictObject({ t: z.literal('consent'), ...command, request: whole, yes: z.boolean() }),
  z.strictObject({ t: z.literal('order'), ...command, decision, until: z.enum(ORDER_ENDS) }),
  z.strictObject({ t: z.literal('lift'), ...command, decision }),
  /** I am asked and look at this option, or at none. Like `suggest` it is passed on and not kept. */
  z.strictObject({ t: z.literal('aim'), ...timely, pick: whole.nullable() }),
  /** In place of the seat that is asked I would pick this; null takes it back. */
  z.strictObject({ t: z.literal('suggest'), ...timely, pick: whole.nullable() }),
  /** I am asked: what would somebody pick who thinks about it? The answer is for me alone, and not kept. */
  z.strictObject({ t: z.literal('hint'), ...timely }),
  z.strictObject({ t: z.literal('say'), ...command, text: visibleText.max(500) }),
  z.strictObject({ t: z.literal('ping') }),
])

export type ClientMessage = z.infer<typeof clientMessage>
