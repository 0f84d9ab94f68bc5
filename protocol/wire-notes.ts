import { z } from 'zod'
import { printableLines } from './printable.ts'
import { text } from './wire-shapes.ts'
import { whole } from './wire-words.ts'

const position = whole
  .max(10_000_000)
  .nullable()
  .describe('The position of the moment; null for the match as a whole.')

/** PUT /api/tables/:id/notes: what one notes for oneself about a match or a moment of it; nothing takes the note away. */
export const noteBody = z.strictObject({
  position,
  text: z.union([z.literal(''), printableLines(2_000)]),
})

/** GET /api/tables/:id/notes. */
export const notesAnswer = z.array(
  z.strictObject({ position, text, at: whole.describe('Milliseconds since 1970.') }),
)

export type NotesAnswer = z.infer<typeof notesAnswer>
