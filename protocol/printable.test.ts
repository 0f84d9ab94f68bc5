import { describe, expect, it } from 'vitest'
import { clientMessage } from './wire-client.ts'
import { guestBody, newTable } from './wire-http.ts'
import { seatName } from './match-file-entries.ts'

const isName = (name: string) => guestBody.safeParse({ name }).success
const say = { t: 'say', match: 'x'.repeat(22), id: '1' }
const isLine = (text: string) => clientMessage.safeParse({ ...say, text }).success

describe('a name', () => {
  it.each([
    'Ada',
    'Zoë',
    'Việ\u0323\u0302t', // a letter with two marks
    '葛飾北斎',
    '葛\u{E0100}飾',
    'علی\u200cرضا', // Persian, with the non-joiner that its spelling asks for
    'مریم\u200cسادات',
    'क्\u200dष', // Devanagari, with a joiner
    '🐙',
    '👩\u200d👩\u200d👧\u200d👦',
    '👩🏽\u200d🚀 Ada',
    '🏳\uFE0F\u200d🌈',
    '❤\uFE0F',
    '1\uFE0F\u20E3',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    "D'Arcy (2)",
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true)
    // And the match can be kept as a file.
    expect(seatName.safeParse(name).success).toBe(true)
  })

  it.each([
    ['a Hangul filler', '\u3164'],
    ['fillers of all kinds', '\u115F\u1160\uFFA0'],
    ['an empty pattern of Braille', '\u2800'],
    ['spaces', ' \u00A0\u2003'],
    ['a filler after a name', 'Ada\u3164'],
    ['an empty pattern within', 'A\u2800da'],
    ['a joiner alone', '\u200D'],
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a non-joiner between Latin letters', 'A\u200Cda'],
    ['a joiner after the last', '👩\u200D'],
    ['a selector after a letter', 'A\uFE0F'],
    ['the letters of a flag without it', 'Ada\u{E0067}\u{E0062}\u{E007F}'],
    ['a mark without a letter', '\u0301'],
    ['a tower of marks', `A${'\u0300'.repeat(5)}`],
    ['another direction', 'Ada\u202Eevil'],
    ['a soft hyphen', 'A\u00ADda'],
    ['a sign of private use', 'Ada \uE000'],
    ['a sign of private use far out', '\u{10FFFD}'],
    ['a noncharacter', 'Ada\uFFFF'],
    ['another noncharacter', 'Ada\uFDD0'],
    ['a sign as wide as a line', '\uFDFD'],
    ['a dash as wide as three', 'Ada \u2E3B'],
    ['a wide sign of cuneiform', '\u{12031}'],
    ['a line break', 'A\nda'],
    ['half a character', 'A\uD83D'],
    ['nothing', ''],
  ])('is not %s', (_, name) => {
    expect(isName(name)).toBe(false)
    const table = { title: 'x', seats: [{ player: 'me' }], name }
    expect(newTable.safeParse(table).success).toBe(false)
  })
})

describe('what is said', () => {
  it('may have joiners where they belong, and whatever can be seen', () => {
    for (const text of ['Hello', '👩\u200d🚀!', 'می\u200cخواهم', '⠓⠑⠇⠇⠕⠀⠺'])
      expect(isLine(text)).toBe(true)
  })

  it('is not invisible, and steers nothing', () => {
    for (const text of ['\u3164', '\u2800\u2800', ' ', 'a\u202Eb', 'a\u200Db'])
      expect(isLine(text)).toBe(false)
  })
})
