import { z } from 'zod'
import { clockShown } from './wire-clocks.ts'
import { text } from './wire-shapes.ts'
import { visibleText, whole } from './wire-words.ts'

// What whoever runs a server can ask of it, under /api/admin: over the socket in its data folder, or with its token.

const DAYS = 3_650

/** POST /api/admin/tables/:name/unseat. */
export const unseatBody = z.strictObject({ seat: whole.max(31) })

/** POST /api/admin/tables/:name/rewind: this many picks of the line stay in force. */
export const rewindBody = z.strictObject({ to: whole })

const who = { guest: z.string().min(1).max(64).optional(), address: z.string().max(64).optional() }
const isOne = ({ guest, address }: { guest?: string | undefined; address?: string | undefined }) =>
  (guest === undefined) !== (address === undefined)
const ONE = 'must name a guest or an address'

/** POST /api/admin/bans: for this many days, or until it is lifted. */
export const banBody = z
  .strictObject({ ...who, days: z.number().positive().max(DAYS).optional() })
  .refine(isOne, ONE)

/** POST /api/admin/unban. */
export const unbanBody = z.strictObject(who).refine(isOne, ONE)

/** POST /api/admin/announcement: what all are told; null takes it back. */
export const announcementBody = z.strictObject({ text: visibleText.max(300).nullable() })

/** One of GET /api/admin/tables: those that the process has open. */
export const tableForAdmin = z.strictObject({
  id: text,
  code: text,
  name: text,
  title: text,
  status: z.enum(['gathering', 'playing', 'finished']),
  isClosed: z.boolean(),
  position: whole.describe('How many picks are in force.'),
  length: whole.describe('How many entries the log has.'),
  watchers: whole,
  clock: clockShown.nullable().describe('Where the clocks stand, if the table has any.'),
  seats: z.array(
    z.strictObject({
      name: text,
      player: text,
      heldBy: text.nullable(),
      guest: text.nullable(),
      isHere: z.boolean(),
    }),
  ),
  latest: z
    .array(z.strictObject({ position: whole, seat: whole }))
    .describe('The latest picks, by the positions to which they led.'),
})

/** One of GET /api/admin/people: who is connected to the process. */
export const personForAdmin = z.strictObject({
  guest: text.nullable(),
  name: text,
  address: text,
})

/** One of GET /api/admin/bans. */
export const banForAdmin = z.strictObject({
  who: text,
  name: text,
  at: whole,
  endsAt: z.number().nullable().describe('Null until it is lifted.'),
})

export type BanBody = z.infer<typeof banBody>
export type TableForAdmin = z.infer<typeof tableForAdmin>
export type PersonForAdmin = z.infer<typeof personForAdmin>
export type BanForAdmin = z.infer<typeof banForAdmin>
