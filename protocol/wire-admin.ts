import { z } from 'zod'
import { visibleText, whole } from './wire-words.ts'

// What whoever runs a server can ask of it, under /api/admin: over the socket in its data folder, or with its token.

const DAYS = 3_650

/** POST /api/admin/tables/:name/unseat. */
export const unseatBody = z.strictObject({ seat: whole.max(31) })

/** POST /api/admin/tables/:name/rewind: so many picks of the line stay in force. */
export const rewindBody = z.strictObject({ to: whole })

const who = { guest: z.string().min(1).max(64).optional(), address: z.string().max(64).optional() }
const isOne = ({ guest, address }: { guest?: string | undefined; address?: string | undefined }) =>
  (guest === undefined) !== (address === undefined)
const ONE = 'must name a guest or an address'

/** POST /api/admin/bans: for so many days, or until it is lifted. */
export const banBody = z
  .strictObject({ ...who, days: z.number().positive().max(DAYS).optional() })
  .refine(isOne, ONE)

/** POST /api/admin/unban. */
export const unbanBody = z.strictObject(who).refine(isOne, ONE)

/** POST /api/admin/announcement: what all are told; null takes it back. */
export const announcementBody = z.strictObject({ text: visibleText.max(300).nullable() })

/** GET /api/admin/tables: those that the process has open. */
export interface TableForAdmin {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly title: string
  readonly status: 'gathering' | 'playing' | 'finished'
  readonly isClosed: boolean
  /** How many picks are in force, and how many entries the log has. */
  readonly position: number
  readonly length: number
  readonly watchers: number
  readonly seats: readonly {
    readonly name: string
    readonly player: string
    readonly heldBy: string | null
    readonly guest: string | null
    readonly isHere: boolean
  }[]
  /** The latest picks, by the positions to which they led. */
  readonly latest: readonly { readonly position: number; readonly seat: number }[]
}

/** GET /api/admin/people: who is connected to the process. */
export interface PersonForAdmin {
  readonly guest: string | null
  readonly name: string
  readonly address: string
}

/** GET /api/admin/bans. */
export interface BanForAdmin {
  readonly who: string
  readonly name: string
  readonly at: number
  readonly endsAt: number | null
}

export type BanBody = z.infer<typeof banBody>
