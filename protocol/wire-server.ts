import { z } from 'zod'
import { clockShown, clockTerms } from './wire-clocks.ts'
import {
  change,
  decision,
  event,
  hinted,
  handDrawer,
  menu,
  openDrawer,
  option,
  reason,
  refusal,
  text,
} from './wire-shapes.ts'
import { watching } from './wire-watching.ts'
import { audience, whole } from './wire-words.ts'

const seatNumber = whole.nullable()

/** A seat and who plays it. */
const seatShown = z.strictObject({
  name: text,
  player: text.describe(
    '`person`, `bot:<name>`, `open` and `closed` before the start, `nobody` after somebody has left.',
  ),
  heldBy: text.nullable().describe('The bot that plays for the person at the moment.'),
  present: z.boolean().describe('Whether the person is connected; always true for bots.'),
  ready: z.boolean().describe('False before the start, until the person has said so.'),
  free: z
    .literal(true)
    .optional()
    .describe(
      'Nobody has the seat, and whoever has the link may sit down without asking those at the table.',
    ),
  botIn: whole
    .optional()
    .describe(
      'Milliseconds from now on until the others may let a bot play for the person, who is away; absent where that is no question.',
    ),
})

/** Somebody who watches asks for a seat that nobody has any more. */
const petition = z.strictObject({
  id: text.describe('What POST /api/tables/:id/admit names.'),
  seat: whole,
  name: text,
  agreed: z.array(whole).describe('Those at the table who are for it.'),
  refusedBy: seatNumber.describe(
    'Who is against it: then it is over, and only who has asked still hears of it.',
  ),
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
  advice: z
    .boolean()
    .describe('Whether those at the table see what the others consider and may suggest.'),
  hints: z.boolean().describe('Whether those at the table may ask for hints.'),
  isOpenTalk: z
    .boolean()
    .describe(
      'Whether those who watch may talk with those who play while the match runs; without it they talk among themselves.',
    ),
  watching: watching.describe(
    'What those see who watch while the match runs: what lies open; nothing, for they may not; or, looking back by a number of picks, also all hands.',
  ),
  clock: clockTerms
    .nullable()
    .describe('How long people have to decide; null for as long as they like.'),
  createdAt: z.number(),
  isHost: z.boolean().describe('Whether the reader is the host of the table.'),
  host: seatNumber.describe(
    'The seat of the host, who invites, and who has brought what was taken over; null if they have none.',
  ),
  commitment: text.describe('The SHA-256 of the key of the dice.'),
  key: text.nullable().describe('The key itself, once the match is over.'),
  takenOver: whole.describe(
    'How many picks were taken over from another match, without whose file nobody can check their dice, and with whose file anybody knows the order of the decks.',
  ),
  rematch: z
    .strictObject({ id: text, code: text })
    .nullable()
    .describe('The table at which the same people play again, if there is one.'),
})

const told = z.strictObject({ position: whole, event })
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
    zone: text.optional(),
  }),
  z.strictObject({ t: z.literal('admit'), petition: text, by: whole, yes: z.boolean() }),
])
export type PetitionSignal = z.infer<typeof petitionSignal>

/** What the table is told besides events. */
const notice = z.looseObject({ kind: text })

const chatLine = z.strictObject({
  n: whole,
  seat: seatNumber,
  name: text,
  text,
  at: z.number(),
  to: audience
    .exclude(['all'])
    .or(z.array(whole))
    .optional()
    .describe(
      'Those for whom it is while the match runs: the people in these seats, or those who watch; absent for everybody. Afterwards everybody reads it.',
    ),
})

const view = z.strictObject({
  seat: seatNumber,
  table: openDrawer,
  hand: handDrawer.nullable(),
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
  askTo: z
    .strictObject({ step: undoable, action: undoable, turn: undoable })
    .describe(
      'Where each would lead if the others agreed, as a position, or why they are not asked.',
    ),
  request: z
    .strictObject({
      number: whole.describe('What `consent` names as `request`.'),
      seat: whole,
      to: whole.describe('The position to which the match would go back.'),
      asked: z.array(whole).describe('The seats that are asked, and those that have agreed.'),
      agreed: z.array(whole),
    })
    .nullable(),
})

/** Where a match stands. */
const standing = {
  position: whole.describe('How many picks the line has: events are numbered by it.'),
  moment: whole.describe('What commands name as `at`.'),
  length: whole.describe(
    'How long the log is: it grows with everything that happens, undo included.',
  ),
  waited: whole
    .optional()
    .describe(
      'Milliseconds for which whoever is asked has chosen without coming to anything new; absent while the match gets on.',
    ),
}

/** What somebody has in mind about the decision of a moment. With the moment it is over. */
const consideration = { match: text, seat: whole, at: whole, pick: whole.nullable() }

/** Everything that the server can say over the WebSocket, described for /api/asyncapi.json. */
export const serverMessage = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('welcome'),
      v: z.int(),
      guest: z
        .strictObject({ id: text, name: text })
        .nullable()
        .describe('Who the cookie says this is; without one you can only watch.'),
    })
    .describe('The answer to `hello`.'),
  z
    .strictObject({
      t: z.literal('table'),
      match: text,
      head: tableHead,
      seats: z.array(seatShown),
      seat: seatNumber,
      watchers: whole,
      ...standing,
      view: view.nullable().describe('Null until the match has begun.'),
      offered: z
        .array(option)
        .nullable()
        .describe(
          'Where advice is given: what another seat is offered, if everybody may know it and the reader may suggest.',
        ),
      anytime: menu.nullable().describe('What the reader may do whoever is asked.'),
      decided: whole
        .nullable()
        .describe(
          "The position to which the reader's latest decision has led; null for spectators, and before the first one.",
        ),
      stoodIn: whole
        .optional()
        .describe('How many picks a bot has made for the reader since then; absent for none.'),
      from: whole.describe(
        'The first position of the events: what came before the reader has not asked for, or it is too long ago.',
      ),
      events: z.array(told),
      orders: z.array(order),
      undo: undoShown.nullable(),
      chat: z.array(chatLine),
    })
    .describe(
      'The whole table as the reader may see it: first of all, and whenever the reader may have missed something.',
    ),
  z
    .strictObject({
      t: z.literal('moved'),
      match: text,
      was: whole.describe(
        'The length of the log before; a reader that has not seen just that watches again.',
      ),
      ...standing,
      after: whole.describe(
        'Up to this position the line is as before: what was heard of later ones is void, and told anew.',
      ),
      patch: z
        .array(change)
        .optional()
        .describe(
          'The changes in the table, or the whole table if that is shorter; neither if it is as before.',
        ),
      table: openDrawer.optional(),
      decision: decision.optional(),
      hand: handDrawer.nullable().optional(),
      menu: menu.nullable().optional().describe('Null, or absent, unless the reader is asked.'),
      offered: z
        .array(option)
        .nullable()
        .optional()
        .describe('Null, or absent, unless the reader may suggest something.'),
      anytime: menu.nullable().optional(),
      events: z.array(told),
      story: z
        .array(z.array(change))
        .optional()
        .describe(
          'After one pick: how the table changed from each event to the next, beginning with the table as it was; the last event leaves it as it is now. Absent where it changed with the last event alone, or is too long.',
        ),
      notices: z.array(notice).optional(),
      orders: z.array(order).optional(),
      undo: undoShown
        .partial()
        .nullable()
        .optional()
        .describe(
          'Of what may be taken back only what is different, or null for nothing any more.',
        ),
      key: text.optional().describe('Set when the match is over.'),
    })
    .describe(
      'What has changed since the last message about this match. What is absent is as before.',
    ),
  z
    .strictObject({ t: z.literal('done'), id: text })
    .describe('The command with this id is done, and kept.'),
  z
    .strictObject({ t: z.literal('refused'), id: text, ...refusal })
    .describe('The command with this id is not done, and why.'),
  z
    .strictObject({ t: z.literal('chat'), match: text, lines: z.array(chatLine) })
    .describe('What was said at the table.'),
  z
    .strictObject({ t: z.literal('aimed'), ...consideration })
    .describe(
      'The seat that is asked at this moment looks at this option; null: at none any more.',
    ),
  z
    .strictObject({ t: z.literal('suggested'), ...consideration })
    .describe(
      'In place of the seat that is asked another one would pick this; null: nothing any more.',
    ),
  z
    .strictObject({ t: z.literal('hint'), match: text, at: whole, options: z.array(hinted) })
    .describe(
      'The answer to `hint` about the decision of a moment: for whoever is asked, and nobody else.',
    ),
  z
    .strictObject({ t: z.literal('voted'), match: text, seat: whole, at: whole, by: whole })
    .describe(
      'The seat `by` wants a bot to play for this one, which is asked and does not get on. With the moment it is over; it is told anew if the next moment has changed nothing.',
    ),
  z
    .strictObject({ t: z.literal('petitions'), match: text, petitions: z.array(petition) })
    .describe('All who ask for a seat, as far as the reader is concerned.'),
  z
    .strictObject({ t: z.literal('clock'), match: text, ...clockShown.shape })
    .describe(
      'Where the clocks stand, at a table that has some: after the table, and whenever anything but time changes them.',
    ),
  z
    .strictObject({
      t: z.literal('presence'),
      match: text,
      seats: z.array(seatShown),
      watchers: whole,
    })
    .describe('Who sits where, who is there, and how many watch.'),
  z
    .strictObject({ t: z.literal('closed'), match: text, ...refusal })
    .describe('This table is no longer being watched.'),
  z
    .strictObject({ t: z.literal('error'), ...refusal })
    .describe('About the connection as a whole.'),
  z
    .strictObject({ t: z.literal('announced'), text: text.nullable() })
    .describe(
      'What whoever runs the server wants everybody to know, such as a restart; null once it is over.',
    ),
  z.strictObject({ t: z.literal('pong') }).describe('The answer to `ping`.'),
])

export type ServerMessage = z.infer<typeof serverMessage>
export type TableMessage = Extract<ServerMessage, { t: 'table' }>
export type MovedMessage = Extract<ServerMessage, { t: 'moved' }>
export type SeatShown = z.infer<typeof seatShown>
export type PetitionShown = z.infer<typeof petition>
export type TableHead = z.infer<typeof tableHead>
export type ChatShown = z.infer<typeof chatLine>
export type UndoShown = z.infer<typeof undoShown>
