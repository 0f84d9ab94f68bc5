import { randomBytes, randomInt } from 'node:crypto'

/** No letter that looks or sounds like another one: no I, L, O, Q, U, V, and no vowel to make a word with. */
const LETTERS = 'BCDFGHJKMNPRSTWXYZ'
const LENGTH = 6

/** A code to tell each other: 34 million of them, and guessing is slowed down by the limits on requests. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** What somebody typed as a code, as it is stored; undefined if it can't be one. */
export function codeFrom(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === LENGTH && Array.from(code).every((letter) => LETTERS.includes(letter))
    ? code
    : undefined
}

/** An id that nobody can guess: whoever knows that of a table may see it. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 64 hexadecimal digits, for the dice of a match. */
export const newKey = (): string => randomBytes(32).toString('hex')
