import { z } from 'zod'
import { audience, printable, tableId, visibleText, whole } from './wire-words.ts'

/** The version of the messages. A client of another version is told to reload. */
export const WIRE_VERSION = 2

const ORDER_ENDS = ['turn-ends', 'options-change'] as const
const UNDO_HOW = ['step', 'action', 'turn'] as const

const how = z.enum(UNDO_HOW)
const decision = z.string().min(1).max(100).describe('The `key` of a decision.')
const id = printable
  .min(1)
  .max(64)
  .describe(
    "The client's own choice: the answer carries it, and a command sent twice is done once.",
  )
const at = whole.describe(
  'The moment that the client has seen: if anything has happened since, the command is refused.',
)
const command = { match: tableId, id }
const timely = { ...command, at }

/**
 * Everything that a client can say over the WebSocket. The seat is never in it: it comes from the session. The
 * descriptions are for people who write clients: the server tells them at /api/asyncapi.json.
 */
export const clientMessage = z.discriminatedUnion('t', [
  z
    .strictObject({ t: z.literal('hello'), v: z.int().describe('The version of the messages.') })
    .describe('The first message. The answer is `welcome`.'),
  z
    .strictObject({ t: z.literal('watch'), match: tableId, from: whole.optional() })
    .describe(
      'Show me this table, and of its log what came about at position `from` and later. The answer is `table`.',
    ),
  z
    .strictObject({ t: z.literal('unwatch'), match: tableId })
    .describe('Tell me nothing more of this table.'),
  z
    .strictObject({ t: z.literal('pick'), ...timely, pick: whole })
    .describe('I choose this option of the menu, for an amount its `pick` and so many more.'),
  z
    .strictObject({ t: z.literal('undo'), ...timely, how })
    .describe('I take back what nobody else need agree to.'),
  z.strictObject({ t: z.literal('redo'), ...timely }).describe('I bring back what I took back.'),
  z
    .strictObject({ t: z.literal('ask-undo'), ...timely, back: z.union([how, whole]) })
    .describe('May I take that back, by so much or to that position?'),
  z
    .strictObject({ t: z.literal('consent'), ...command, request: whole, yes: z.boolean() })
    .describe('Whether I agree to what another seat has asked with `ask-undo`.'),
  z
    .strictObject({ t: z.literal('order'), ...command, decision, until: z.enum(ORDER_ENDS) })
    .describe('Pass this decision for me without asking, where that is possible.'),
  z
    .strictObject({ t: z.literal('lift'), ...command, decision })
    .describe('Ask me about this decision again.'),
  z
    .strictObject({ t: z.literal('aim'), ...timely, pick: whole.nullable() })
    .describe(
      'I am asked and look at this option, or at none. Like `suggest` it is passed on and not kept.',
    ),
  z
    .strictObject({ t: z.literal('suggest'), ...timely, pick: whole.nullable() })
    .describe('In place of the seat that is asked I would pick this; null takes it back.'),
  z
    .strictObject({ t: z.literal('hint'), ...timely })
    .describe(
      'I am asked: what would somebody pick who thinks about it? The answer is for me alone, and not kept.',
    ),
  z
    .strictObject({ t: z.literal('pause'), ...command, yes: z.boolean() })
    .describe(
      'I want the clocks of this table to stand still, or to run. All people agree to a pause; it ends when whoever is asked, or all others, want to go on.',
    ),
  z
    .strictObject({
      t: z.literal('say'),
      ...command,
      text: visibleText.max(500),
      to: audience
        .or(z.array(whole.max(31)).min(1).max(32))
        .optional()
        .describe(
          'To whom: everybody, those who watch, or my own side, by all its seats. Is it another side by now, nothing is said. If it is absent: everybody, or those who watch while I may talk to nobody else.',
        ),
    })
    .describe('I say this to the table, or to a part of it.'),
  z
    .strictObject({ t: z.literal('open-talk'), ...command, yes: z.boolean() })
    .describe(
      'Those who watch may talk with those who play, or not any more. For the host, or whoever plays at a table whose host does not.',
    ),
  z.strictObject({ t: z.literal('ping') }).describe('Are you there? The answer is `pong`.'),
])

export type ClientMessage = z.infer<typeof clientMessage>
