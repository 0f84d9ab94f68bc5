import type { Event, Option, View } from '@eldertable/kernel'
import { z } from 'zod'
import type { Change } from './wire-patch.ts'
import { sentences, type Reason } from './wire-reasons.ts'
import type { SentRefusal } from './wire-refusals.ts'
import { whole } from './wire-words.ts'

// What messages and answers over HTTP have in common: what the kernel tells, and why something is refused.

export const text = z.string()

/** Of a title's own data no more is known here than that it is plain. */
const plainObject = <T extends object>(says: string) =>
  z
    .custom<T>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', description: says })

export const openDrawer = plainObject<View['table']>(
  'What everybody sees, as the title has it in its state.ts.',
)
export const handDrawer = plainObject<object>('What this seat alone sees, as the title has it.')

const rule = text.describe('The rule of the rulebook that says so.')
const target = text.describe('What lights up on the board, as `kind:number`.')

export const option: z.ZodType<Option> = z
  .strictObject({
    pick: whole.describe('What a `pick` names.'),
    verb: text,
    argument: z.int(),
    upTo: z
      .int()
      .exactOptional()
      .describe('For an amount: the highest argument; `argument` is the lowest.'),
    target: target.exactOptional(),
    rule: rule.exactOptional(),
  })
  .describe('One thing that a seat may choose now.')

const refused: z.ZodType<SentRefusal> = z
  .strictObject({
    verb: text,
    argument: z.int(),
    target: target.exactOptional(),
    reason: text.describe("A code of the title's own."),
    rule,
    also: z
      .array(z.int())
      .exactOptional()
      .describe('Further arguments that are refused for the same reason.'),
  })
  .describe('One thing that a seat may not choose now, and why.')

export const menu = z.strictObject({ options: z.array(option), refusals: z.array(refused) })

export const decision = z
  .strictObject({
    seat: whole.describe('Who is asked.'),
    key: text.describe("`procedure.step`: the key of the question's text."),
    rule,
    about: plainObject<NonNullable<View['decision']>['about']>('What the question is about.'),
    passable: z.boolean().describe('Whether a standing order may answer it.'),
  })
  .nullable()
  .describe('What is asked now; null once the match is over.')

export const event: z.ZodType<Event> = z
  .strictObject({
    key: text.describe("A key of the title's text."),
    rule,
    to: whole.exactOptional().describe('The only seat that is told of it.'),
    is: plainObject<Event['is']>('The parameters of the text.'),
  })
  .describe('What happened, for the log and the animation.')

const path = z.array(z.union([text, whole]))

export const change: z.ZodType<Change> = z
  .union([z.tuple([path]), z.tuple([path, z.unknown()])])
  .describe('A path and what is there now; without a value it is gone.')

export const reason = z
  .enum(Object.keys(sentences) as [Reason, ...Reason[]])
  .describe('Why something was refused, for programs.')

export const refusal = { reason, sentence: text.describe('The same for people.') }

/** One option of a hint: the pick that would be made first, then the next best. */
export const hinted = z.strictObject({
  pick: whole,
  chance: z
    .number()
    .nullable()
    .describe(
      'The chance to win that it promises, from 0 to 1; null if there was nothing to weigh it against.',
    ),
  isEven: z.boolean().describe("Whether it can't be told from the first."),
  more: z
    .record(text, z.number())
    .describe(
      'What it leads to more of than the first, or less, on average: by the names of what the title counts.',
    ),
})
