const STUMBLES: readonly RegExp[] = [
  /^\s*$/,
  /undefined|NaN|null|\[object|-1\b/,
  // A calibre may begin with its point: a .32 revolver.
  / {2}|^\s|\s$|\s[.,;:?](?!\d)/,
  /!/,
  /[.;,:]{2}|\(\)|\?\./,
]

/** Whether a reader would stumble over a text. */
export const isBroken = (text: string): boolean => STUMBLES.some((stumble) => stumble.test(text))

/** Whether a text is whole, begins with a capital or a figure, and ends in a full stop or a question mark. */
export const isSentence = (text: string): boolean =>
  !isBroken(text) && /^[A-Z0-9]/.test(text) && /[.?]$/.test(text)

/** Whether a text is whole and can stand on a button. */
export const isLabel = (text: string): boolean =>
  !isBroken(text) && /^[A-Z]/.test(text) && /[^.?]$/.test(text)

type Words = Readonly<Record<string, (given: unknown, t: object) => string>>

/** A sentence by its key, for keys that are known at run time only. */
export function say(sentences: object, key: string, given: unknown, t: object): string {
  const sentence = (sentences as Words)[key]
  if (sentence === undefined) throw new Error(`there are no words for ${key}`)
  return sentence(given, t)
}
