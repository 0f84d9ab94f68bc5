import { z } from 'zod'
import { clockTerms, zone } from './wire-clocks.ts'
import { watching } from './wire-watching.ts'
import { printableLines } from './printable.ts'
import { botName, personName, tableId, tableName, whole } from './wire-words.ts'

/** POST /api/guest and PATCH /api/me. */
export const guestBody = z.strictObject({ name: personName })

const settings = z.record(
  z.string().max(60),
  z.union([z.boolean(), z.string().max(60), z.number()]),
)

const seatWish = z.strictObject({
  player: z
    .union([z.enum(['me', 'open', 'closed', 'person']), botName])
    .describe(
      '`person`, somebody else at the same screen, is refused: that is for tables without a server.',
    ),
  name: personName.optional(),
})

const myZone = zone
  .optional()
  .describe(
    'The time zone of whoever sits down: over days their time runs by it until the match is over. UTC if absent.',
  )

/** POST /api/tables. */
export const newTable = z.strictObject({
  title: z.string().max(60),
  name: tableName.optional(),
  settings: settings.default({}),
  seats: z.array(seatWish).min(1).max(32),
  visibility: z.enum(['public', 'link']).default('link'),
  pace: z.enum(['live', 'slow']).default('live'),
  undo: z.enum(['strict', 'free']).default('strict'),
  advice: z
    .boolean()
    .optional()
    .describe(
      'Whether those at the table see what the others consider and may suggest; if absent, as the title has it.',
    ),
  hints: z
    .boolean()
    .optional()
    .describe(
      'Whether those at the table may ask for hints; if absent, where nobody plays against another person.',
    ),
  watching: watching.default('open').describe('What those see who watch while the match runs.'),
  clock: clockTerms
    .nullable()
    .default(null)
    .describe(
      'How long people have to decide; null for as long as they like. It says the pace, too.',
    ),
  zone: myZone,
  ready: z
    .boolean()
    .default(true)
    .describe(
      'Whether the host may be asked at once: a match of several people begins when all of them are ready.',
    ),
})

/**
 * POST /api/tables/:id/join: a seat, or any that is open; under another name than usual, if one likes. While the match
 * is played, those who sit there are asked first.
 */
export const joinBody = z
  .strictObject({
    seat: whole.max(31).optional(),
    name: personName.optional(),
    zone: myZone,
    ready: z.boolean().default(true),
  })
  .default({ ready: true })

/** POST /api/tables/:id/ready: I can begin; or I can not after all. */
export const readyBody = z
  .strictObject({ ready: z.boolean().default(true) })
  .default({ ready: true })

/** POST /api/tables/:id/admit: may whoever has asked for an empty seat sit down? */
export const admitBody = z.strictObject({ petition: tableId, yes: z.boolean() })

/** POST /api/me/pass/whose and /api/me/continue: the pass that POST /api/me/pass has given out on another device. */
export const passBody = z.strictObject({ pass: z.string().regex(/^[\w-]{43}$/, 'must be a pass') })

/** POST /api/tables/:id/start: the bot that sits down in the open seats. */
export const startBody = z.strictObject({ bot: botName.optional() }).default({})

/**
 * POST /api/tables/:id/replace: a bot for the seat of somebody absent, or back to the person whose seat it is.
 * Before the start the host says so what becomes of a seat.
 */
export const replaceBody = z.strictObject({
  seat: whole.max(31),
  by: z.union([botName, z.enum(['person', 'open', 'closed'])]),
})

/**
 * POST /api/tables/:id/shun: whoever has this seat, or has said this line, is not to be heard any more, or not to sit
 * down at tables of mine either. GET /api/me/shunned lists them, DELETE /api/me/shunned/:shunned ends it.
 */
export const shunBody = z.union([
  z.strictObject({ seat: whole.max(31), how: z.enum(['mute', 'block']) }),
  z.strictObject({ line: whole, how: z.enum(['mute', 'block']) }),
])

const wholeText = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)

/** GET /api/tables/:id/past?from=…&to=…&eyes=…: what whoever asks could know from one position to another. */
export const pastQuery = z.strictObject({
  from: wholeText,
  to: wholeText,
  eyes: wholeText
    .optional()
    .describe(
      'The seat with whose hand somebody who watches would like to look, at a table that shows all hands later.',
    ),
})

/** GET /api/tables/:id/why?at=…: why a bot made the pick that led to a position. */
export const whyQuery = z.strictObject({ at: wholeText })

/** POST /api/import: the text of a match file, to look at or to play on from. */
export const importBody = z.strictObject({
  file: z.string(),
  as: z.enum(['replay', 'fork']).default('replay'),
  at: whole
    .optional()
    .describe('Where a fork goes on: after so many picks; at the end if it is absent.'),
  seat: whole
    .max(31)
    .optional()
    .describe("The seat of the fork that the importer takes; the first person's if it is absent."),
  free: z
    .array(whole.max(31))
    .max(32)
    .optional()
    .describe(
      'Seats of the fork that wait for somebody: whoever has the link sits down there without being let in. Nobody plays them until then.',
    ),
  name: tableName.optional(),
})

/** POST /api/tables/:id/bug: what went wrong, in the reporter's words. */
export const bugBody = z.strictObject({
  words: printableLines(4_000),
  position: whole.optional().describe('The position that the reporter was looking at.'),
})

export type NewTable = z.infer<typeof newTable>
export type SeatWish = NewTable['seats'][number]
export type ShunBody = z.infer<typeof shunBody>
export type ImportBody = z.infer<typeof importBody>
