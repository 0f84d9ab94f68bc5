import type { SidesAhead, Switches } from '@eldertable/kernel'
import { z } from 'zod'
import { clockTerms } from './wire-clocks.ts'
import { change, decision, handDrawer, hinted, openDrawer, refusal, text } from './wire-shapes.ts'
import { watching } from './wire-watching.ts'
import { tableId, whole } from './wire-words.ts'

// What the server answers over HTTP. The descriptions are for people who write clients: see /api/openapi.json.

const seatNumber = whole.nullable()
const time = whole.describe('Milliseconds since 1970.')

/** Whatever is refused, by any route. */
export const refusalAnswer = z.strictObject({
  ...refusal,
  offer: text.optional().describe('What would be taken instead, such as a name that is free.'),
})

/** Who one is. */
export const guestAnswer = z.strictObject({ id: text, name: text })

/** POST /api/me/pass. */
export const passAnswer = z.strictObject({
  pass: text.describe('For another device. It is told once.'),
  lifeMs: whole.describe('Milliseconds until it ends.'),
})

/** POST /api/me/pass/whose. */
export const passHolder = z.strictObject({ name: text })

/** GET /api/me/shunned. */
export const shunnedAnswer = z.array(
  z.strictObject({ id: text, name: text, how: z.enum(['mute', 'block']) }),
)

/** A new table. */
export const tableAnswer = z.strictObject({
  id: tableId,
  code: text.describe('What people tell each other to find the table.'),
})

/** POST /api/tables/:id/bug. */
export const bugAnswer = z.strictObject({ id: text })

/** GET /healthz. */
export const healthAnswer = z.strictObject({ status: z.enum(['ok', 'closing', 'no-store']) })

/** A table in a list, and at its address. */
export const tableSummary = z.strictObject({
  id: tableId,
  code: text,
  name: text,
  title: text,
  status: z.enum(['gathering', 'playing', 'finished']),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'slow']),
  undo: z.enum(['strict', 'free']),
  advice: z.boolean(),
  hints: z.boolean(),
  settings: z.record(text, z.union([z.boolean(), text, z.number()])),
  seats: z.array(
    z.strictObject({
      name: text,
      player: text.describe(
        '`person`, `bot:<name>`, `open` and `closed` before the start, `nobody` after somebody has left.',
      ),
      heldBy: text.nullable().describe('The bot that plays for the person at the moment.'),
      ready: z.boolean().describe('False before the start, until the person has said so.'),
    }),
  ),
  asked: seatNumber.describe('The seat that is asked, if that is known; since `updatedAt`.'),
  seat: seatNumber.describe('The seat of whoever asks.'),
  isHost: z.boolean(),
  watching: watching.describe('What those see who watch while the match runs.'),
  clock: clockTerms
    .nullable()
    .describe('How long people have to decide; null for as long as they like.'),
  endsIn: whole
    .nullable()
    .describe(
      'Milliseconds from now until the time of the seat that is asked is up, at a table that is played over days by a clock.',
    ),
  createdAt: time,
  updatedAt: time,
  rematch: tableAnswer.nullable(),
  takenOver: whole.describe(
    'How many picks come from another match, whose file tells how everything was dealt; 0 at a table of its own.',
  ),
})

/** GET /api/tables. */
export const tableLists = z.strictObject({
  open: z.array(tableSummary).describe('Public ones with an open seat.'),
  running: z.array(tableSummary).describe('Public ones to be watched.'),
  mine: z.array(tableSummary),
})

const rule = { rule: text }
const oneSwitch = z.discriminatedUnion('kind', [
  z.strictObject({ ...rule, kind: z.literal('flag'), default: z.boolean() }),
  z.strictObject({
    ...rule,
    kind: z.literal('choice'),
    default: text,
    choices: z.array(text),
  }),
  z.strictObject({
    ...rule,
    kind: z.literal('number'),
    default: z.int(),
    low: z.int(),
    high: z.int(),
    also: z.array(z.int()).exactOptional().describe('Numbers beyond `low` and `high`.'),
  }),
])
const switches: z.ZodType<Switches> = z.record(text, oneSwitch)

const SIDES = ['together', 'teams', 'one-against-all', 'each-for-itself', 'drawn-by-lot'] as const
const sides: z.ZodType<SidesAhead> = z.enum(SIDES)

/** One of GET /api/titles. */
export const titleSummary = z.strictObject({
  id: text,
  version: whole,
  name: text,
  pitch: text,
  seats: z.strictObject({ least: whole, most: whole }),
  sides: z
    .record(text, sides)
    .describe(
      'How the seats stand to each other if nothing else is chosen, by the number of seats.',
    ),
  bots: z
    .array(text)
    .describe('The bots that can play it, the best first; in a seat `bot:<name>`.'),
  switches: switches.describe('What can be chosen under `settings` when a table is opened.'),
})

/** GET /api/tables/:id/past. */
export const pastShown = z.strictObject({
  seat: seatNumber.describe(
    'Through whose eyes: the seat of whoever asks, the one that was asked for, or null for a spectator.',
  ),
  earliest: whole.describe('The earliest position that can be looked at.'),
  from: whole.describe('The position of the first view; there may be fewer than were asked for.'),
  views: z
    .array(
      z.strictObject({
        table: openDrawer.optional(),
        patch: z.array(change).optional(),
        hand: handDrawer.nullable().optional().describe('As before if it is absent.'),
        decision,
      }),
    )
    .describe('The first one whole, the others as what has changed.'),
})

/** GET /api/tables/:id/why. */
export const whyShown = z.strictObject({
  seat: whole.describe('Whose pick it was.'),
  bot: text.describe('The bot that made it, as in `bot:<name>`.'),
  pick: whole,
  hint: z
    .strictObject({ options: z.array(hinted) })
    .describe(
      'What would be picked there by who thinks about it, then the next best; the pick itself is among them if there was anything to weigh it against.',
    ),
})

export type TableSummary = z.infer<typeof tableSummary>
export type TitleSummary = z.infer<typeof titleSummary>
export type PastShown = z.infer<typeof pastShown>
