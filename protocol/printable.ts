import { z } from 'zod'

/** Scripts in which a joiner, or a non-joiner, between two letters is part of how a word is written. */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
]
const letter = `[${JOINING.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`

/** What can't be seen by itself, where it has a meaning that can. */
const MEANINGFUL = [
  // Emoji made of others, such as a family.
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u{200D}(?=\p{Extended_Pictographic})/gu,
  // Emoji rather than text, or the other way round.
  /(?<=\p{Emoji})[\u{FE0E}\u{FE0F}]/gu,
  // Flags of parts of countries: a black flag and letters that only flags have.
  /(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}/gu,
  // Which of several ways to write an ideograph.
  /(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]/gu,
  new RegExp(`(?<=${letter})[\\u{200C}\\u{200D}](?=${letter})`, 'gu'),
]

const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u
/** What looks like nothing at all: fillers, selectors, and the empty pattern of Braille. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u{2800}]/u
/** More marks on one letter than any language has: they would cover the lines above and below. */
const TOWER = /[\p{Mn}\p{Me}]{5}/u
/** What no font has, or every one has otherwise: it looks like whatever somebody likes, or like an empty box. */
const NOBODYS = /[\p{Co}\p{Noncharacter_Code_Point}]/u
/** Signs as wide as a line: a name of some of them would push away everything beside it. */
const WIDE = /[\u{FDFA}-\u{FDFD}\u{2E3A}\u{2E3B}\u{A9C1}-\u{A9CD}\p{Script=Cuneiform}]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const withoutMeaningful = (text: string): string =>
  MEANINGFUL.reduce((rest, some) => rest.replaceAll(some, ''), text)

/** Texts are printed in terminals and pages: nothing in them may steer either. */
export const printable = z
  .string()
  // Nearly every text passes the first test, and a match file has thousands.
  .refine((text) => !STEERING.test(text) || !STEERING.test(withoutMeaningful(text)), {
    message: 'must be printable text',
  })

const level = printable.refine((text) => !TOWER.test(text), {
  message: 'must not have so many marks on one letter',
})

/** A text by which something is called: there is something to see, and nothing that can't be. */
export const visibleName = level
  .trim()
  .min(1)
  .refine((text) => !BLANK.test(withoutMeaningful(text)) && VISIBLE.test(text), {
    message: 'must be a name that can be seen',
  })
  .refine((text) => !NOBODYS.test(text) && !WIDE.test(text), {
    message: 'must be a name that everybody sees alike',
  })

/** A text that is said: there is something to see. */
export const visibleText = level
  .trim()
  .min(1)
  .refine((text) => VISIBLE.test(text.replaceAll(new RegExp(BLANK, 'gu'), '')), {
    message: 'must be text that can be seen',
  })

/** A text of several lines. */
export const printableLines = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => text.split(/\r?\n/).every((line) => printable.safeParse(line).success), {
      message: 'must be printable text',
    })
