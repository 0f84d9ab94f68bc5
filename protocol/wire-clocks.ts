import { z } from 'zod'
import { whole } from './wire-words.ts'

// How long people have to decide, as a table agrees on it when it is opened. The rules of no title know of it.

/** Whether this machine knows the time zone. */
function isZone(given: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).format(0) !== ''
  } catch {
    return false
  }
}

/** A time zone by its name. */
export const zone = z
  .string()
  .min(1)
  .max(60)
  .refine(isZone, { message: 'must be a time zone such as Europe/Paris' })

const whenOut = z
  .enum(['bot', 'leave', 'lose'])
  .describe(
    'What becomes of a seat whose time is up: a bot decides until the person is back, the seat is given up, or the seat leaves the game as the rules let it, and so loses. The last is for rivals, in games where one may leave.',
  )

/** The least and the most of each figure; the form of a new table has the same. */
const CLOCK_BOUNDS = {
  bank: [0, 4 * 3_600],
  extra: [5, 600],
  hours: [1, 336],
} as const

const between = ([low, high]: readonly [number, number]) => z.int().min(low).max(high)

const liveClock = z.strictObject({
  kind: z.literal('live'),
  bank: between(CLOCK_BOUNDS.bank).describe('Seconds that each seat has for the whole match.'),
  extra: between(CLOCK_BOUNDS.extra).describe(
    'Seconds for each decision that come first: only what goes beyond them is taken from the bank.',
  ),
  whenOut,
})

const daysClock = z.strictObject({
  kind: z.literal('days'),
  hours: between(CLOCK_BOUNDS.hours).describe(
    'Hours for each decision, of those in which time runs.',
  ),
  window: z
    .strictObject({ from: between([0, 20]), to: between([4, 24]) })
    .refine(({ from, to }) => to - from >= 4, { message: 'must last for four hours at least' })
    .nullable()
    .describe(
      'The hours of the day in which time runs, by the time of whoever decides; null for all.',
    ),
  daysOff: z
    .array(between([0, 6]))
    .max(5)
    .refine((days) => new Set(days).size === days.length, { message: 'must name each day once' })
    .describe('The days of the week on which time stands still, by the same time; 0 is Sunday.'),
  whenOut,
})

/** The clock of a table. */
export const clockTerms = z.discriminatedUnion('kind', [liveClock, daysClock])

/** Where the clocks of a table stand at the moment at which it is told: what runs goes on by itself. */
export const clockShown = z.strictObject({
  left: z
    .array(whole)
    .describe('Milliseconds of each seat: of its bank, or over days of its latest decision.'),
  extra: whole.describe(
    'Milliseconds of the seconds for this decision that are left, before the bank is touched.',
  ),
  spent: z.array(whole).describe('Milliseconds that each seat has thought so far.'),
  runs: whole.nullable().describe('The seat whose time runs, if any.'),
  endsIn: whole
    .nullable()
    .describe(
      'Milliseconds from now until its time is up, over days with the hours in which it stands still.',
    ),
  isPaused: z.boolean(),
  wishes: z
    .array(whole)
    .describe('The seats that want a pause, or that want to go on while there is one.'),
  out: z.array(whole).describe('The seats whose time was up, as long as they are not back.'),
})

export type ClockTerms = z.infer<typeof clockTerms>
export type LiveClock = z.infer<typeof liveClock>
export type DaysClock = z.infer<typeof daysClock>
export type ClockShown = z.infer<typeof clockShown>
