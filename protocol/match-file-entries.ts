import { z } from 'zod'
import { printable } from './printable.ts'

export { printable } from './printable.ts'

/** More than any match needs, and few enough for every machine: a file may come from anybody. */
export const MOST_ENTRIES = 100_000
const MOST_RESULTS = 10_000
export const MOST_SEATS = 32

export const upTo = (most: number) => z.int().nonnegative().max(most)
/** What a column of a database holds. */
export const count = upTo(2 ** 31 - 1)
const seat = upTo(MOST_SEATS - 1)
const position = upTo(MOST_ENTRIES)
const word = upTo(2 ** 32 - 1)

/** The results of chance in the order in which the rules asked for them. */
export const chanceResults = z.array(word).max(MOST_RESULTS)

export const seatName = printable.min(1).max(60)
export const player = z
  .string()
  .max(64)
  .regex(/^(person|bot:[a-z0-9][a-z0-9-]*)$/, 'must be person or bot:<name>')
const bot = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the name of a bot')
const decision = printable.min(1).max(200)

/** The client's own name for the command that led to an entry: the same one again does nothing. */
const id = printable.min(1).max(64).optional()

const drawer = z.record(z.string(), z.unknown())

/** A pick. It is what nearly every entry is, so it goes without a name. */
const pick = z.strictObject({
  do: z.undefined().optional(),
  seat,
  pick: word,
  chance: chanceResults,
  /** Made by a standing order of the seat, or by the bot that holds it. */
  by: z.enum(['order', 'bot-hold']).optional(),
  id,
})

/**
 * What can stand in a log, which only ever grows. The line, which is the picks in force, is what undo and redo have
 * made of it. No entry is ever taken out, so the chance results of a pick that was undone are never drawn again.
 */
export const logEntry = z.discriminatedUnion('do', [
  pick,
  /** Only the first `to` picks of the line stay in force. */
  z.strictObject({
    do: z.literal('undo'),
    seat,
    to: position,
    /** All who were asked have agreed. */
    by: z.literal('consent').optional(),
    id,
  }),
  /** Picks that were undone last come back, with their chance results, until the line has `to` picks. */
  z.strictObject({ do: z.literal('redo'), seat, to: position, id }),

  /** Whoever runs the server takes the match back: the first `to` picks stay in force, and nobody brings the others back. */
  z.strictObject({ do: z.literal('rewind'), to: position }),
  /** A seat asks the other people to agree to an undo; they answer. Any other way on answers for them. */
  z.strictObject({ do: z.literal('ask'), seat, to: position, id }),
  z.strictObject({ do: z.literal('answer'), seat, yes: z.boolean(), id }),

  /** Standing orders. One that does not outlive the turn needs nobody to lift it. */
  z.strictObject({
    do: z.literal('order'),
    seat,
    decision,
    until: z.enum(['turn-ends', 'options-change']),
    id,
  }),
  z.strictObject({ do: z.literal('lift'), seat, decision, id }),

  /** A bot plays for a person who is away; the person is back; gives the seat up; somebody else sits down. */
  z.strictObject({ do: z.literal('hold'), seat, bot, id }),
  z.strictObject({ do: z.literal('back'), seat, id }),
  z.strictObject({ do: z.literal('leave'), seat, bot: bot.optional(), id }),
  z.strictObject({ do: z.literal('replace'), seat, name: seatName, player, id }),

  /**
   * From here on the match is played by later rules, from this state. Whoever has a file from elsewhere computes it
   * anew: what stands here is only compared.
   */
  z.strictObject({
    do: z.literal('migrated'),
    to: count,
    /** From where in the key's stream the next chance result comes. */
    counter: count,
    state: z.strictObject({ table: drawer, hands: z.array(drawer).max(MOST_SEATS), box: drawer }),
  }),
])

export type LogEntry = z.infer<typeof logEntry>
export type PickEntry = z.infer<typeof pick>
/** The entry of this name. */
export type EntryOf<Name extends NonNullable<LogEntry['do']>> = Extract<LogEntry, { do: Name }>
