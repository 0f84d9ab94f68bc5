import { z } from 'zod'

/** What a match file says of itself. */
export const MATCH_FORMAT = 'eldertable-match'
export const MATCH_FORMAT_VERSION = 1

/** Names are printed in terminals and pages: nothing in them may steer either. */
const printable = z.string().regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'must be printable text')

const whole = z.int().nonnegative()
const hex = (digits: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`), `must be ${digits} hexadecimal digits`)

/** The results of chance in the order in which the rules asked for them. */
const chanceResults = z.array(whole)

const seat = z.strictObject({
  name: printable.min(1).max(60),
  player: z.string().regex(/^(person|bot:[a-z0-9][a-z0-9-]*)$/, 'must be person or bot:<name>'),
})

const logEntry = z.strictObject({
  seat: whole,
  pick: whole,
  chance: chanceResults,
  /** The pick was made by a standing order of the seat. */
  by: z.literal('order').optional(),
})

const result = z.strictObject({
  ending: printable.min(1).max(100),
  winners: z.array(whole),
  /** The fingerprint of the final state. */
  hash: hex(16),
})

/**
 * A whole match: who sat where, and every pick with the chance results that it brought about. Until the match is
 * over it must not leave the hands of its host, key or no key: the results of shuffles tell the order of every deck.
 */
export const matchFile = z.strictObject({
  format: z.literal(MATCH_FORMAT),
  formatVersion: z.literal(MATCH_FORMAT_VERSION),
  title: printable.min(1).max(100),
  titleVersion: whole,
  seats: z.array(seat).min(1).max(32),
  settings: z.record(printable, z.union([z.boolean(), printable, z.number()])),
  /** The SHA-256 of the key. */
  commitment: hex(64),
  /** The key of the chance stream; absent until it is revealed. */
  key: hex(64).optional(),
  /** What the key was made from, in a match that is meant to be repeated: such dice are no secret. */
  seed: printable.max(200).optional(),
  /** The chance results of the set-up. */
  start: chanceResults,
  log: z.array(logEntry),
  result: result.nullable(),
})

export type MatchFile = z.infer<typeof matchFile>
export type LogEntry = MatchFile['log'][number]
export type MatchSeat = MatchFile['seats'][number]
