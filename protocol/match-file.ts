import { z } from 'zod'
import {
  chanceResults,
  count,
  logEntry,
  MOST_ENTRIES,
  MOST_SEATS,
  player,
  printable,
  seatName,
  upTo,
} from './match-file-entries.ts'
import { MATCH_FORMAT, MATCH_FORMAT_VERSION } from './match-format.ts'

const hex = (digits: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `must be ${digits} hexadecimal digits`)

const seat = z.strictObject({ name: seatName, player })

const MOST_SETTINGS = 100

const result = z.strictObject({
  ending: printable.min(1).max(100),
  winners: z.array(upTo(MOST_SEATS - 1)).max(MOST_SEATS),
  /** The fingerprint of the final state. */
  hash: hex(16),
})

/** What is fixed when a match begins, except for the key. */
const beginning = {
  title: printable.min(1).max(100),
  titleVersion: count,
  /** Who sat where at the beginning. */
  seats: z.array(seat).min(1).max(MOST_SEATS),
  settings: z
    .record(printable.max(60), z.union([z.boolean(), printable.max(200), z.int32()]))
    .refine((given) => Object.keys(given).length <= MOST_SETTINGS, 'too many settings'),
  /** Whether undo stops at dice, reveals and other seats' picks, or the table has agreed that it does not. */
  undo: z.enum(['strict', 'free']),
  /** The match whose first entries these were. They are not drawn by the key of this one. */
  origin: z.strictObject({ commitment: hex(64), entries: upTo(MOST_ENTRIES) }).optional(),
  /** What the key was made from, in a match that is meant to be repeated: such dice are no secret. */
  seed: printable.max(200).optional(),
  /** The chance results of the set-up. */
  start: chanceResults,
}

/** The first entry of a log that is kept where there is no file round it. */
export const beginEntry = z.strictObject({ do: z.literal('begin'), ...beginning })

/**
 * A whole match: who sat where, and every pick with the chance results that it brought about. Until the match is
 * over it must not leave the hands of its host, key or no key: the results of shuffles tell the order of every deck.
 */
export const matchFile = z.strictObject({
  format: z.literal(MATCH_FORMAT),
  formatVersion: z.literal(MATCH_FORMAT_VERSION),
  ...beginning,
  /** The SHA-256 of the key. */
  commitment: hex(64),
  /** The key of the chance stream; absent until it is revealed. */
  key: hex(64).optional(),
  log: z.array(logEntry).max(MOST_ENTRIES),
  result: result.nullable(),
})

export type MatchFile = z.infer<typeof matchFile>
export type MatchSeat = MatchFile['seats'][number]
export type BeginEntry = z.infer<typeof beginEntry>
